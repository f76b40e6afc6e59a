import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { gstcFolder, gstcFolderFiles } from '../given/gstcFolder'
import { type World, world } from '../world/world'

const licenseKey = '====BEGIN LICENSE KEY====\nfor=tests\n====END LICENSE KEY===='
const folder = await gstcFolder()
afterAll(() => rm(folder, { recursive: true, force: true }))

const without = await world({ GSTC_FOLDER: folder })
const withKey = await world({ GSTC_FOLDER: folder, GSTC_LICENSE_KEY: licenseKey.replaceAll('\n', '\\n') })
const withoutPackage = await world({ GSTC_FOLDER: `${folder}/none`, GSTC_LICENSE_KEY: licenseKey, LOG_LEVEL: 'silent' })

const at = '/gstc/3.43.14/'
const served = ['gstc.esm.min.js', 'vendor.esm.min.js', 'plugins/dependency-lines.esm.min.js', 'style.css'] as const

/** What is answered for a path as it is written: `fetch` would tidy it first. */
const answered = ({ prumo }: World, path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; caching: string; policy: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(prumo.url)
    const sent = request({ hostname, port, path, method }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      const header = (name: string) => String(answer.headers[name] ?? '')
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: header('content-type'),
          caching: header('cache-control'),
          policy: header('content-security-policy'),
          text,
        }),
      )
    })
    sent.on('error', reject).end()
  })
const configurationOf = async ({ founder }: World) => {
  const { status, body } = await (await founder()).request('GET', '/rest/gantt-renderer')
  return [status, body]
}

describe('Without a key for a package that draws Gantt charts', () => {
  it('GAN-02 nothing of it is served, named or allowed, though the package is installed', async () => {
    for (const name of served) expect((await answered(without, at + name)).text).not.toBe(gstcFolderFiles[name])
    const { policy, text } = await answered(without, '/')
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('neuronet')
    expect(text).not.toContain('gstc')
    expect(await configurationOf(without)).toEqual([200, { gstc: null }])
  })
})

describe('With a key and the package', () => {
  it.each([
    ['gstc.esm.min.js', /^(text|application)\/javascript/],
    ['vendor.esm.min.js', /^(text|application)\/javascript/],
    ['plugins/dependency-lines.esm.min.js', /^(text|application)\/javascript/],
    ['style.css', /^text\/css/],
  ] as const)('GAN-01 the named files are served to be kept: %s', async (name, type) => {
    const { status, text, caching, ...headers } = await answered(withKey, at + name)
    expect([status, text, caching]).toEqual([200, gstcFolderFiles[name], 'public, max-age=31536000, immutable'])
    expect(headers.type).toMatch(type)
  })

  it.each([
    `${at}plugins/export-pdf.esm.min.js`,
    `${at}gstc.wasm.esm.min.js`,
    `${at}package.json`,
    `${at}../package.json`,
    `${at}../../package.json`,
    `${at}..%2f..%2fpackage.json`,
    `${at}%2e%2e/%2e%2e/package.json`,
    `${at}plugins/..%5c..%5cpackage.json`,
    '/gstc/3.43.13/gstc.esm.min.js',
    '/gstc/',
    `${at}constructor`,
  ])('GAN-01 no other path leads to a file: %s', async (path) => {
    expect((await answered(withKey, path)).status).toBe(404)
  })

  it('GAN-01 a browser may ask the maker’s host, and nothing else more than before', async () => {
    const [before, { policy, text }] = [await answered(without, '/'), await answered(withKey, '/')]
    expect(policy).toBe(before.policy.replace("connect-src 'self'", "connect-src 'self' https://gstc.neuronet.io"))
    expect(policy).not.toMatch(/unsafe-eval/)
    expect(text).not.toContain('BEGIN LICENSE')
    if (before.status === 200)
      expect(text).toBe(before.text.replace('</head>', '<meta name="gantt" content="gstc"></head>'))
  })

  it('GAN-01 the key is for whoever is signed in, with its line breaks', async () => {
    expect(await configurationOf(withKey)).toEqual([200, { gstc: { licenseKey, path: at } }])
    const { status, body } = await withKey.visitor().request('GET', '/rest/gantt-renderer')
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'access.signIn' })])
    expect(JSON.stringify(body)).not.toContain('LICENSE')
  })
})

describe('With a key and without the package', () => {
  it('GAN-01 no file is served, and no key is handed out', async () => {
    for (const name of served) expect((await answered(withoutPackage, at + name)).status).toBe(404)
    expect(await configurationOf(withoutPackage)).toEqual([200, { gstc: null }])
  })
})
