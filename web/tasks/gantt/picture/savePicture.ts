import { saveFile } from '../../../platform/saveFile'
import type { Drawing } from './ganttDrawing'
import { svgOf } from './svgOf'

/** Some telephones draw no larger picture than this, in pixels. */
const mostPixels = 16_000_000
const finest = 2

/** How many pixels of a picture one of a drawing takes: as many as a small device can draw. */
export const scaleOf = ({ width, height }: Pick<Drawing, 'width' | 'height'>): number =>
  Math.min(finest, Math.sqrt(mostPixels / (width * height)))

/** Saves a drawing as a PNG file. Rejects where the browser cannot draw it. */
export async function savePicture(drawing: Drawing, name: string): Promise<void> {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([svgOf(drawing)], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    const scale = scaleOf(drawing)
    canvas.width = Math.floor(drawing.width * scale)
    canvas.height = Math.floor(drawing.height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!picture) throw new Error('the browser made no picture')
    saveFile(name, picture)
  } finally {
    URL.revokeObjectURL(address)
  }
}
