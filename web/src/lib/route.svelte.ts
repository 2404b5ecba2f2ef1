// Which page is shown. Every page has an address of its own, so that it can be linked, kept and gone back to.

const PAGES = ['play', 'whatnow', 'learn', 'replay', 'host', 't'] as const;
export type Page = '' | (typeof PAGES)[number];

const read = () => {
  const [, first = '', second = ''] = location.pathname.split('/');
  const page: Page = (PAGES as readonly string[]).includes(first) ? (first as Page) : '';
  return { page, part: second, query: new URLSearchParams(location.search) };
};

export const route = $state(read());

const follow = () => Object.assign(route, read());

/** Go to an address of this page; `instead` puts it in the place of the one we are at. */
export function go(address: string, instead = false): void {
  if (address === location.pathname + location.search) return;
  history[instead ? 'replaceState' : 'pushState']({}, '', address);
  follow();
}

const isOurs = (path: string): boolean => path === '/' || (PAGES as readonly string[]).includes(path.split('/')[1] ?? '');

/** Links to our own pages are followed without loading anew; *back* and *forward* too. */
export function startRouting(): () => void {
  const onclick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || !isOurs(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  document.addEventListener('click', onclick);
  addEventListener('popstate', follow);
  return () => {
    document.removeEventListener('click', onclick);
    removeEventListener('popstate', follow);
  };
}
