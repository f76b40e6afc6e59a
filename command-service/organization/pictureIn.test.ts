import { jpegHead, png, webpHeads } from '@prumo/test/files/pictures'
import { describe, expect, it } from 'vitest'
import { pictureIn } from './pictureIn'

const text = (value: string) => new TextEncoder().encode(value)

describe('What is taken for a logo', () => {
  it.each([
    ['image/png', png(120, 40)],
    ['image/jpeg', jpegHead(120, 40)],
    ['image/jpeg', jpegHead(120, 40, 0xc0)],
    ['image/webp', webpHeads.lossy(120, 40)],
    ['image/webp', webpHeads.lossless(120, 40)],
    ['image/webp', webpHeads.extended(120, 40)],
  ])('ACC-12 is a picture of which the first bytes and the header say what it is: %s', async (mediaType, bytes) => {
    expect(await pictureIn(bytes)).toEqual({ mediaType, width: 120, height: 40 })
  })

  it.each([
    ['SVG, which can run programs', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG behind a declaration', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a page that begins as a picture’s name', text('\u0089PNG<script>')],
    ['GIF', text('GIF89a\u0001\0\u0001\0')],
    ['PDF', text('%PDF-1.7')],
    ['nothing', new Uint8Array()],
    ['a PNG that ends before its size', png(120, 40).subarray(0, 20)],
    ['a JPEG without a frame', jpegHead(120, 40).subarray(0, 24)],
    ['a JPEG of segments without end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0xff, 0xe0])],
    ['a WebP that ends before its size', webpHeads.extended(120, 40).subarray(0, 24)],
    ['a picture without an area', jpegHead(0, 40)],
    ['more pixels than a browser should unpack', png(2, 2, { claims: { width: 2001, height: 2000 } })],
    ['very many pixels in few bytes', png(2, 2, { claims: { width: 0xffffffff, height: 0xffffffff } })],
  ])('ACC-12 ASVS-5.2.6 is not %s', async (_, bytes) => {
    expect(await pictureIn(bytes)).toBeUndefined()
  })
})
