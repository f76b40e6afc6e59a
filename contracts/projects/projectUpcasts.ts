import type { Upcast } from '../upcast'

/** The canvas is copied from version 2 on. */
const withoutCanvas: Upcast = (data) => ({ ...data, sourceCanvasVersion: null })

export const projectUpcasts = { ProjectCopyStarted: [withoutCanvas] }
