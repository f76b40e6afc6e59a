import type { PresentPeople } from '@prumo/contracts/presence'
import type { BoardChanges } from '@prumo/contracts/tasks/boardInChanges'
import { afterEach, expect } from 'vitest'
import type { Person } from '../world/person'

type Update = {
  event: string
  data: {
    position?: number
    changes?: { tables: string[]; projectIds: string[] }[] | null
    boards?: BoardChanges[]
  } & Partial<PresentPeople>
}

const open: AbortController[] = []
afterEach(() => {
  for (const controller of open.splice(0)) controller.abort()
})

/** Listens to server-sent updates with the session of a new sign-in, as a browser would. */
export async function listenTo(url: string, person: Person, parameters: { boards?: 'true'; tab?: string } = {}) {
  const cookie = (await person.signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const abort = new AbortController()
  open.push(abort)
  const response = await fetch(`${url}/rest/updates?${new URLSearchParams(parameters)}`, {
    headers: { Cookie: cookie },
    signal: abort.signal,
  })
  const messages: Update[] = []
  let ended = false
  void follow(response, messages).then(
    () => {
      ended = true
    },
    () => {},
  )
  await expect.poll(() => messages[0]?.event).toBe('open')
  return {
    response,
    messages,
    isEnded: () => ended,
    close: () => abort.abort(),
    presences: () => messages.filter(({ event }) => event === 'present').map(({ data }) => data as PresentPeople),
    projectIds: () => messages.flatMap(({ data }) => data.changes ?? []).flatMap((change) => change.projectIds),
    boards: () => messages.flatMap(({ data }) => data.boards ?? []),
    tables: () => messages.flatMap(({ data }) => data.changes ?? []).flatMap((change) => change.tables),
  }
}

async function follow(response: Response, messages: Update[]) {
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts.filter((part) => part.startsWith('event: '))) {
      const [event = '', data = ''] = part.split('\n').map((line) => line.slice(line.indexOf(' ') + 1))
      messages.push({ event, data: JSON.parse(data) })
    }
  }
}
