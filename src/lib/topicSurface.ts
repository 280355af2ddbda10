const SURFACES: Record<string, string> = { Education: 'lagoon', Events: 'light', Mangrove: 'mangrove', Ocean: 'deep' }
/** The water that stories of a topic lie in, by its name in files; without one an event's page (src/styles/tokens.css). */
export const topicSurface = (topic = 'Events') => SURFACES[topic] ?? 'reef'
