import { saveFile } from '../saveFile'

type Size = { width: number; height: number }

/** Some telephones draw no larger picture than this, in pixels; no browser one with a longer side. */
const mostPixels = 16_000_000
const longestSide = 16_000
const finest = 2

/** How many pixels of a picture one of a drawing takes: as many as a small device can draw. */
export const scaleOf = ({ width, height }: Size): number =>
  Math.min(finest, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))

/** Saves an SVG of this size as a PNG file. Rejects where the browser cannot draw it. */
export async function savePng(svg: string, size: Size, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    saveFile(name, await pictureOf(size, address))
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function pictureOf(size: Size, address: string): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = scaleOf(size)
  canvas.width = Math.ceil(size.width * scale)
  canvas.height = Math.ceil(size.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the browser made no picture')
  return picture
}
