import { expect, it } from 'vitest'
import { browserOf } from './browserOf'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    'Chrome 120 · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0',
    'Edge 120 · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox 121 · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/17.2 Mobile/15E Safari/604',
    'Safari 17 · iOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
])('AUD-01 recognizes the browser and system of the user agent “%s”', (userAgent, browser) =>
  expect(browserOf(userAgent)).toBe(browser),
)
