/** Times and breakpoints of what moves (specification, section 9). */
export const CAROUSEL_SPEED_MS = 500
export const AUTOPLAY_DELAY_MS = 3000
export const RESIZE_DEBOUNCE_MS = 50
/** Below this width, in CSS pixels, two slides are shown instead of three, and the row has dots */
export const BREAKPOINT_PX = 1000
/** Below this width, in CSS pixels, one slide is shown */
export const PHONE_BREAKPOINT_PX = 600
export const TEAM_ROTATION_MS = 5000
export const PARTNER_LOGO_MS = 3000
