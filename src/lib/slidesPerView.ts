import { BREAKPOINT_PX, PHONE_BREAKPOINT_PX } from '../config/carousel'

/**
 * How many slides a carousel shows at a window's width.
 * @param most how many it shows when there is room
 * @param width of the window in CSS pixels
 */
export const slidesPerView = (most: number, width: number) => {
  if (width < PHONE_BREAKPOINT_PX) return 1
  return Math.min(most, width < BREAKPOINT_PX ? 2 : most)
}
