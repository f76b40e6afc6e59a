/** The media types that the page shows, recognized by a file's first bytes. Other files can only be downloaded. */
const previewedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'] as const
type PreviewedType = (typeof previewedTypes)[number]
export const isPreviewed = (mediaType: string): mediaType is PreviewedType =>
  (previewedTypes as readonly string[]).includes(mediaType)
