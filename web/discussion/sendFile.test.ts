import { afterEach, expect, it, vi } from 'vitest'
import { upload } from '../imports/upload'
import { session } from '../platform/session/session'
import { sendFile } from './sendFile'

const projectId = crypto.randomUUID()
const file = new File(['planta'], 'planta.txt')
const sent: string[] = []

/** A page at this address, and who notes what leaves it. */
function pageAt(path: string, search: string) {
  vi.stubGlobal('location', { port: '9999', pathname: path, search })
  const leaves = (address: unknown) => {
    sent.push(String(address))
    throw new Error('it has left')
  }
  vi.stubGlobal('fetch', leaves)
  vi.stubGlobal('XMLHttpRequest', function Sending() {
    return { open: (_: string, address: string) => leaves(address) }
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  sent.length = 0
})

const attempts = () => [
  sendFile({
    projectId,
    file,
    onProgress: () => {},
    signal: new AbortController().signal,
  }),
  upload(projectId, file),
]

it('COM-03 AUD-01 no file is sent from a screen that shows the project as it was', async () => {
  pageAt(`/projects/${projectId}/files`, '?asOf=2026-03-02')
  for (const attempt of attempts()) await expect(attempt).rejects.toMatchObject({ code: 'past.readOnly' })
  expect(sent).toEqual([])
})

it('COM-03 a file under 25 MB is sent, and one of 25 MB is refused before', async () => {
  pageAt(`/projects/${projectId}/files`, '')
  const ofSize = (size: number) =>
    sendFile({
      projectId,
      file: new File([new Uint8Array(size)], 'planta.dwg'),
      onProgress: () => {},
      signal: new AbortController().signal,
    })
  await expect(ofSize(25 * 1024 * 1024)).rejects.toMatchObject({ code: 'file.tooLarge' })
  expect(sent).toEqual([])
  await expect(ofSize(25 * 1024 * 1024 - 1)).rejects.toThrow('it has left')
})

it('COM-03 a file is sent to a project of today, even if the screen shows another project as it was', async () => {
  for (const [path, search] of [
    [`/projects/${projectId}/files`, ''],
    [`/projects/${crypto.randomUUID()}/files`, '?asOf=2026-03-02'],
  ] as const) {
    pageAt(path, search)
    for (const attempt of attempts()) await expect(attempt).rejects.toThrow()
  }
  expect(sent).toHaveLength(4)
})

/** A server that refuses what is sent to it, as the browser hears it. */
function refusing(status: number, code: string) {
  vi.stubGlobal('XMLHttpRequest', function Sending() {
    const heard = new Map<string, () => void>()
    return {
      status,
      responseText: JSON.stringify({ code }),
      upload: { addEventListener: () => {} },
      open: () => {},
      setRequestHeader: () => {},
      getResponseHeader: (name: string) => (name === 'X-Request-Id' ? 'a7' : null),
      addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
      send: () => heard.get('load')?.(),
    }
  })
}

/** Somebody who is signed in, and the addresses that their browser is led to. */
async function signedIn() {
  const ledTo: string[] = []
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes })
  vi.stubGlobal('location', { ...location, assign: (address: string) => ledTo.push(address) })
  await session.keep({ userEmail: 'ana@prumo.test' } as Parameters<typeof session.keep>[0])
  return ledTo
}

it.each([
  [401, 'session.missing', true],
  [409, 'file.tooMany', false],
])('API-07 a file that is refused with %s ends the session only without one', async (status, code, hasEnded) => {
  pageAt(`/projects/${projectId}/files`, '')
  refusing(status, code)
  const ledTo = await signedIn()
  const refused = sendFile({ projectId, file, onProgress: () => {}, signal: new AbortController().signal })
  await expect(refused).rejects.toMatchObject({ code, status, requestId: 'a7' })
  expect([session.get() === undefined, ledTo]).toEqual([hasEnded, hasEnded ? ['/'] : []])
  session.clear()
})
