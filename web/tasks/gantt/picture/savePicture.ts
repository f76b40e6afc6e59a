import { saveFile } from '../../../platform/saveFile'
import { Failure } from '../../../platform/server/failure'
import type { Drawing } from './ganttDrawing'
import { svgOf } from './svgOf'

/** Some telephones draw no larger picture than this, in pixels; no browser one with a longer side. */
const mostPixels = 16_000_000
const longestSide = 16_000
const finest = 2

/** How many pixels of a picture one of a drawing takes: as many as a small device can draw. */
export const scaleOf = ({ width, height }: Pick<Drawing, 'width' | 'height'>): number =>
  Math.min(finest, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))

/** Saves a drawing as a PNG file. Rejects with a `Failure` where the browser cannot draw it. */
export async function savePicture(drawing: Drawing, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svgOf(drawing)], { type: 'image/svg+xml' }))
  try {
    saveFile(name, await pictureOf(drawing, address))
  } catch {
    throw new Failure('gantt.notSaved', 0)
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function pictureOf(drawing: Drawing, address: string): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = scaleOf(drawing)
  canvas.width = Math.ceil(drawing.width * scale)
  canvas.height = Math.ceil(drawing.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the browser made no picture')
  return picture
}
