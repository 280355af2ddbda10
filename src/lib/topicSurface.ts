/** The water of stories about it, and of an event's page (src/styles/tokens.css). */
const SURFACES: Record<string, string> = { Education: 'lagoon', Events: 'light', Mangrove: 'mangrove', Ocean: 'deep' }
export const topicSurface = (topic: string | undefined) => SURFACES[topic ?? 'Events'] ?? 'reef'
