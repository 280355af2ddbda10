/**
 * What gatsbyImageData makes of a picture wherever a fragment (src/fragments/pictures.ts) doesn't say otherwise: the
 * file's own format for browsers that know no better, WebP and AVIF.
 */
export const pictureDefaults = {
  formats: ['auto', 'webp', 'avif'],
  placeholder: 'dominantColor',
  quality: 75,
  webpOptions: { quality: 72 },
  avifOptions: { quality: 44 },
} as const
