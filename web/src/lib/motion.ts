import { prefersReducedMotion } from 'svelte/motion';
import { fly, type FlyParams, type TransitionConfig } from 'svelte/transition';

/** A card that comes from somewhere; it simply lies there for whoever asked for less motion. */
export const come = (node: Element, params: FlyParams): TransitionConfig =>
  prefersReducedMotion.current ? { duration: 0 } : fly(node, params);
