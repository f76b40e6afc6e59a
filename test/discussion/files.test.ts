import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Target } from '@prumo/contracts/discussion/target'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { firstStepOf } from '../given/firstStepOf'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
let ana: Person
let bia: Person
let cookie: string
let projectId: string
let stepId: string
let taskId: string

const megabyte = 1024 * 1024
const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6360000000020001e221bc330000000049454e44ae426082',
  'hex',
)

beforeAll(async () => {
  ana = await theWorld.founder()
  cookie = (await ana.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  bia = await theWorld.colleague(ana)
  projectId = await theWorld.project(ana)
  stepId = await firstStepOf(ana, projectId)
  taskId = await newTask()
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await bia.signIn()
})

async function newTask() {
  const id = crypto.randomUUID()
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId: id, stepId, title: 'Fundação', ...dates })
  return id
}

type Attaching = { name?: string; content?: string | Uint8Array; id?: string; kind?: 'task' | 'project'; who?: Person }
async function attach({ name, content = 'planta', kind = 'task', id = taskId, who = ana }: Attaching = {}) {
  const fileId = crypto.randomUUID()
  const { status, body } = await sendFile(who, { projectId, fileId, content })
  expect(status, JSON.stringify(body)).toBe(200)
  const target = { kind, id }
  const about = { name: name ?? `${fileId}.txt`, description: '' }
  const reply = await who.attempt('AttachFile', { projectId, target, fileId, ...about })
  // A link says no position: the files are asked for first.
  await who.ask('files', { projectId, limit: 1 })
  return { fileId, target, reply, sent: body }
}

const download = (fileId: string, headers: Record<string, string> = {}, path = `?projectId=${projectId}`) =>
  fetch(`${theWorld.prumo.url}/rest/files/${fileId}${path}`, { headers: { Cookie: cookie, ...headers } })

const stored = async () =>
  (await readdir(join(theWorld.folder, 'files'), { recursive: true }).catch(() => [])).filter((path) =>
    /[0-9a-f-]{36}$/.test(path),
  )
const used = async () => (await ana.ask('storage', {})).used

describe('A file', () => {
  it('COM-03 COM-04 is sent, attached, listed, opened and removed', async () => {
    const before = await ana.ask('storage', {})
    const { fileId, target, sent } = await attach({ name: 'Memorial descritivo.txt', content: 'concreto fck 30' })
    const sha256 = createHash('sha256').update('concreto fck 30').digest('hex')
    expect(sent).toEqual({ fileId, size: 15, sha256, mediaType: 'application/octet-stream' })
    const { items } = await ana.ask('files', { projectId, targetId: taskId })
    expect(items).toEqual([
      {
        fileId,
        projectId,
        signatureId: null,
        projectPitch: 'Reforma da escola municipal',
        targetKind: 'task',
        targetId: taskId,
        targetName: 'Fundação',
        name: 'Memorial descritivo.txt',
        description: '',
        size: 15,
        sha256,
        mediaType: 'application/octet-stream',
        uploaderId: ana.userId,
        uploaderName: 'Ana Souza',
        attachedAt: expect.stringMatching(/^\d{4}-/),
      },
    ])
    expect(await (await download(fileId)).text()).toBe('concreto fck 30')
    expect(await ana.ask('storage', {})).toEqual({
      used: before.used + 15,
      files: before.files + 1,
      quota: before.quota,
      available: before.available - 15,
    })
    await ana.act('DescribeFile', { projectId, target, fileId, description: 'Revisão 2' })
    expect((await ana.ask('files', { projectId, search: 'revisao' })).items.map((item) => item.fileId)).toEqual([
      fileId,
    ])

    const storedBefore = (await stored()).length
    await ana.act('RemoveFile', { projectId, target, fileId })
    expect((await ana.ask('files', { projectId, targetId: taskId })).items).toEqual([])
    expect((await download(fileId)).status).toBe(404)
    expect(await ana.ask('storage', {})).toEqual(before)
    await expect.poll(async () => (await stored()).length).toBe(storedBefore - 1)
  })

  it('COM-03 AUD-01 is in the history of its task, with its name, size and hash', async () => {
    const id = await newTask()
    const { fileId } = await attach({ id, name: 'ART.pdf' })
    const { items } = await ana.ask('taskHistory', { projectId, taskId: id })
    expect(items[0]).toMatchObject({ kind: 'FileAttached', recordId: id })
    const changes = Object.fromEntries((items[0]?.changes ?? []).map(({ field, after }) => [field, after]))
    expect(changes).toMatchObject({
      name: { value: 'ART.pdf' },
      size: { value: 6 },
      fileId: { value: fileId },
    })
    expect(changes.sha256?.value).toMatch(/^[0-9a-f]{64}$/)
  })

  it('COM-03 has a name that is not there yet', async () => {
    await attach({ name: 'Planta.pdf', kind: 'project', id: projectId })
    const again = await attach({ name: 'planta.PDF', kind: 'project', id: projectId })
    expect([again.reply.status, again.reply.body.code]).toEqual([409, 'file.nameTaken'])
    expect((await attach({ name: 'planta.PDF' })).reply.status).toBe(200)
  })

  it('COM-03 is told by its first bytes, whatever its name says', async () => {
    const picture = await attach({ name: 'foto.pdf', content: png })
    expect(picture.sent.mediaType).toBe('image/png')
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<!doctype html><script>alert(1)</script>',
    ]) {
      const { fileId } = await attach({ name: `${crypto.randomUUID()}.png`, content })
      const { headers } = await download(fileId)
      expect(headers.get('Content-Type')).toMatch(/^application\/octet-stream/)
    }
  })

  it('COM-03 stays when its task is deleted, which may be restored, and can be removed then too', async () => {
    const id = await newTask()
    const { fileId, target } = await attach({ id, content: 'x'.repeat(1000) })
    await ana.act('DeleteTask', { projectId, taskId: id })
    expect((await ana.ask('files', { projectId, targetId: id })).items[0]).toMatchObject({ fileId, targetName: null })
    expect((await download(fileId)).status).toBe(200)
    const before = await used()
    await ana.act('RemoveFile', { projectId, target, fileId })
    expect(await used()).toBe(before - 1000)
  })

  it('COM-03 leaves with its project, and its storage is free again', async () => {
    const before = await used()
    const storedBefore = (await stored()).length
    const otherProject = await theWorld.project(ana, { pitch: 'Obra curta' })
    const sent = crypto.randomUUID()
    await sendFile(ana, { projectId: otherProject, fileId: sent, content: 'x'.repeat(500) })
    const target = { kind: 'project' as const, id: otherProject }
    await ana.act('AttachFile', { projectId: otherProject, target, fileId: sent, name: 'a.txt', description: '' })
    await ana.act('DeleteProject', { projectId: otherProject, pitch: 'Obra curta' })
    await expect.poll(used).toBe(before)
    await expect.poll(async () => (await stored()).length).toBe(storedBefore)
  })
})

describe('Handing out', () => {
  it('COM-03 T30 runs nowhere: to be saved, never sniffed, in a sandbox', async () => {
    const { fileId } = await attach({ name: 'Relatório "final"; v2 – é.html', content: '<script>alert(1)</script>' })
    const { status, headers } = await download(fileId)
    expect(status).toBe(200)
    const encoded = encodeURIComponent('Relatório "final"; v2 – é.html')
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="[^"\\]*\\"final\\"; v2 \? [^"\\]*"; filename\*=UTF-8''/,
    )
    expect(headers.get('Content-Disposition')).toContain(encoded)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('COM-03 knows what has been fetched already, and gives any part', async () => {
    const { fileId, sent } = await attach({ content: '0123456789' })
    const etag = `"${sent.sha256}"`
    expect((await download(fileId)).headers.get('ETag')).toBe(etag)
    const same = await download(fileId, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })
    expect([same.status, await same.text()]).toEqual([304, ''])
    const part = await download(fileId, { Range: 'bytes=2-4' })
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    const beyond = await download(fileId, { Range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
    const changed = await download(fileId, { Range: 'bytes=2-4', 'If-Range': '"another"' })
    expect([changed.status, await changed.text()]).toEqual([200, '0123456789'])
    const request = { method: 'HEAD', headers: { Cookie: cookie } }
    const head = await fetch(`${theWorld.prumo.url}/rest/files/${fileId}?projectId=${projectId}`, request)
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '10', ''])
  })

  it('COM-03 ORG-09 is for who sees the project, and 404 for everybody else', async () => {
    const { fileId } = await attach()
    const path = `/rest/files/${fileId}?projectId=${projectId}`
    expect((await bia.request('GET', path)).status).toBe(200)
    const stranger = await theWorld.founder()
    const outsider = await theWorld.colleague(ana)
    for (const who of [stranger, outsider]) {
      const { status, body } = await who.request('GET', path)
      expect([status, (body as { code: string }).code]).toEqual([404, 'resource.unknown'])
      const ownProject = await theWorld.project(who)
      expect((await who.request('GET', `/rest/files/${fileId}?projectId=${ownProject}`)).status).toBe(404)
      expect((await who.ask('files', {})).items).toEqual([])
    }
    expect((await theWorld.visitor().request('GET', path)).status).toBe(401)
    for (const wrong of ['', '?projectId=x', `?projectId=${projectId}&x=1`])
      expect((await download(fileId, {}, wrong)).status).toBe(422)
    expect((await download('..%2f..%2fsecret')).status).toBe(422)
  })
})

describe('Names of files', () => {
  it.each([
    '../../etc/passwd',
    '..',
    '.',
    'a/b.pdf',
    'C:\\con\\nul',
    'a\0.pdf',
    'a\r\nSet-Cookie: x=y',
    'a\u0007.pdf',
    'fdp.\u202eexe',
    '\u2066a\u2069.pdf',
    '\u200fa.pdf',
    'a\u2028b.pdf',
    'n'.repeat(300),
    '',
    '   ',
  ])('COM-03 T30 are refused when they are a path, hide something or are too long: %j', async (name) => {
    const fileId = crypto.randomUUID()
    await sendFile(ana, { projectId, fileId, content: 'x' })
    const target = { kind: 'task' as const, id: taskId }
    const { status, body } = await ana.attempt('AttachFile', { projectId, target, fileId, name, description: '' })
    expect([status, [...new Set(body.fields?.map(({ path }) => path))]]).toEqual([422, ['name']])
  })

  it.each([
    'Ação – medição nº 3 (final).pdf',
    '図面.png',
    '👷 obra.jpg',
    'sem extensão',
    'CON',
    '.gitignore',
    "a'b;c.txt",
  ])('COM-03 are given back as they are: %j', async (name) => {
    const { fileId } = await attach({ name, id: await newTask() })
    const disposition = (await download(fileId)).headers.get('Content-Disposition') ?? ''
    const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
    expect(encoded ? decodeURIComponent(encoded) : /filename="?([^"]+)"?/.exec(disposition)?.[1]).toBe(name)
  })
})

describe('Sending', () => {
  const endless = (size: number) => {
    const chunk = new Uint8Array(megabyte)
    let left = size
    return new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (left <= 0) return controller.close()
        controller.enqueue(chunk.subarray(0, Math.min(left, chunk.length)))
        left -= chunk.length
      },
    })
  }
  const stream = async (size: number, bytes: number, fileId: string = crypto.randomUUID()) => {
    const path = `/rest/files?projectId=${projectId}&fileId=${fileId}&size=${size}`
    const headers = { 'X-Prumo': '1', Cookie: cookie }
    const init = { method: 'POST', headers, body: endless(bytes), duplex: 'half' } as RequestInit
    // A connection that is closed on whoever keeps sending answers nothing more.
    const response = await fetch(theWorld.prumo.url + path, init).catch(() => undefined)
    return response && [response.status, ((await response.json()) as { code?: string }).code]
  }
  /** What was refused has told nobody a position: whoever writes after it reads it, too. */
  const untouched = async (attempt: () => Promise<void>) => {
    const target = { kind: 'task' as const, id: taskId }
    await ana.act('AddComment', { projectId, target, commentId: crypto.randomUUID(), content: [{ text: 'Antes' }] })
    const [before, storedBefore] = [await used(), (await stored()).length]
    await attempt()
    await expect.poll(async () => (await ana.ask('storage', {})).used).toBe(before)
    await expect.poll(async () => (await stored()).length).toBe(storedBefore)
  }

  it('COM-03 T30 takes a file under 25 MB, and refuses one of 25 MB', async () => {
    const limit = 25 * megabyte
    expect(await stream(limit - 1, limit - 1)).toEqual([200, undefined])
    await untouched(async () => {
      expect(await stream(limit, 10)).toEqual([413, 'file.tooLarge'])
      expect([[413, 'file.tooLarge'], undefined]).toContainEqual(await stream(limit - 1, limit))
    })
  })

  it('COM-03 T30 keeps nothing of a file that is not as long as it was said to be', () =>
    untouched(async () => {
      expect(await stream(10, 9)).toEqual([409, 'file.sizeDiffers'])
      expect(await stream(10, 11)).toEqual([409, 'file.sizeDiffers'])
    }))

  it('COM-03 T30 keeps nothing of a file whose sender goes away', () =>
    untouched(async () => {
      const given = new AbortController()
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(megabyte)),
      })
      const path = `/rest/files?projectId=${projectId}&fileId=${crypto.randomUUID()}&size=${20 * megabyte}`
      const init = { method: 'POST', headers: { 'X-Prumo': '1', Cookie: cookie }, body, duplex: 'half' } as RequestInit
      const before = await used()
      const sending = fetch(theWorld.prumo.url + path, { ...init, signal: given.signal }).catch(() => {})
      await expect.poll(used).toBe(before + 20 * megabyte)
      given.abort()
      await sending
    }))

  it('COM-03 may be tried again under the same id after it failed, and gives one id one file', async () => {
    const fileId = crypto.randomUUID()
    expect(await stream(10, 9, fileId)).toEqual([409, 'file.sizeDiffers'])
    expect(await stream(10, 10, fileId)).toEqual([200, undefined])
    expect(await stream(10, 10, fileId)).toEqual([409, 'file.idTaken'])
  })

  it('COM-03 is refused before a byte is read where somebody may not, and to other sites', async () => {
    const fileId = crypto.randomUUID()
    const reader = await theWorld.colleague(ana, 'viewer')
    await ana.act('ShareProject', { projectId, email: reader.email, as: ['stakeholder'] })
    const stranger = await theWorld.founder()
    await untouched(async () => {
      for (const [who, status] of [
        [reader, 403],
        [stranger, 404],
        [theWorld.visitor(), 401],
      ] as const)
        expect((await sendFile(who, { projectId, fileId, content: 'x' })).status).toBe(status)
      const path = `/rest/files?projectId=${projectId}&fileId=${fileId}&size=1`
      const forged = await ana.request('POST', path, 'x', { 'Sec-Fetch-Site': 'cross-site' })
      expect([forged.status, (forged.body as { code: string }).code]).toEqual([403, 'request.foreignOrigin'])
      for (const wrong of [
        '',
        '?size=1',
        `?projectId=${projectId}&fileId=..&size=1`,
        `${path.slice(11)}&key=x`,
        `${path.slice(11)}&asOf=2026-01-01T00:00:00Z`,
      ])
        expect((await ana.request('POST', `/rest/files${wrong}`, 'x')).status).toBe(422)
      expect((await ana.request('POST', path.replace('size=1', 'size=-1'), 'x')).status).toBe(422)
    })
  })

  it('COM-03 attaches only what was sent whole, by the same person, to the same project', async () => {
    const fileId = crypto.randomUUID()
    await sendFile(ana, { projectId, fileId, content: 'x' })
    const target = { kind: 'task' as const, id: taskId }
    const about = { target, fileId, name: 'a.txt', description: '' }
    const otherProject = await theWorld.project(ana)
    const elsewhere = { ...about, projectId: otherProject, target: { kind: 'project' as const, id: otherProject } }
    for (const [who, data] of [
      [bia, { projectId, ...about }],
      [ana, elsewhere],
      [ana, { projectId, ...about, fileId: crypto.randomUUID() }],
    ] as const)
      expect((await who.attempt('AttachFile', data)).body.code).toBe('file.uploadUnknown')
    const nowhere = { projectId, ...about, target: { kind: 'task' as const, id: crypto.randomUUID() } }
    expect((await ana.attempt('AttachFile', nowhere)).body.code).toBe('discussion.targetUnknown')
  })
})

describe('One upload that is attached to several things at once', () => {
  it('COM-03 T30 comes to one of them only, which alone says when its content goes', async () => {
    const newDocument = async () => {
      const documentId = crypto.randomUUID()
      await ana.act('CreateDocument', { projectId, documentId, title: documentId, number: null, copyFrom: null })
      return { kind: 'document' as const, id: documentId }
    }
    const targets: Target[] = [
      { kind: 'task', id: taskId },
      { kind: 'project', id: projectId },
      await newDocument(),
      await newDocument(),
    ]
    for (let round = 0; round < 8; round++) {
      const fileId = crypto.randomUUID()
      await sendFile(ana, { projectId, fileId, content: 'planta' })
      const about = { projectId, fileId, name: `${fileId}.txt`, description: '' }
      const replies = await Promise.all(targets.map((target) => ana.attempt('AttachFile', { ...about, target })))
      const codes = replies.map(({ status, body }) => (status === 200 ? 'attached' : body.code)).sort()
      expect(codes).toEqual(['attached', ...Array(3).fill('file.uploadUnknown')])
      const after = await Promise.all(targets.map((target) => ana.attempt('AttachFile', { ...about, target })))
      expect(after.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(new Set(after.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['file.uploadUnknown']))
      const { items } = await ana.ask('files', { projectId, search: about.name })
      expect(items).toHaveLength(1)
    }
  })

  it('COM-03 may be attached to the same thing under another name where one is taken', async () => {
    const { target } = await attach({ name: 'Traço.txt' })
    const fileId = crypto.randomUUID()
    await sendFile(ana, { projectId, fileId, content: 'planta' })
    const about = { projectId, target, fileId, description: '' }
    expect((await ana.attempt('AttachFile', { ...about, name: 'traço.TXT' })).body.code).toBe('file.nameTaken')
    expect((await ana.attempt('AttachFile', { ...about, name: 'Traço 2.txt' })).status).toBe(200)
  })
})
