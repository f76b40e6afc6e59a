import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../web/${name}`, import.meta.url)), 'utf8')

it('SUB-02 the page of checkout is that of all other addresses, with an element and a start of its own', () => {
  const page = read('checkout.html').replaceAll('checkout', 'root').replace('/root.tsx', '/main.tsx')
  expect(page).toBe(read('index.html'))
})

it('SUB-04 the card form of the sandbox has one script and one style, and names no other file or address', () => {
  const page = read('public/payment-sandbox.html')
  for (const mark of ['<script>', '</script>', '<style>', '</style>']) expect(page.split(mark)).toHaveLength(2)
  expect(page).not.toMatch(/<script |src=|href=|https?:|fetch\(|XMLHttpRequest|sendBeacon|localStorage|sessionStorage/)
})
