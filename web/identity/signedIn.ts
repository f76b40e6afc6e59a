import { addresses } from '../platform/addresses'
import { request } from '../platform/server/api'
import { Failure } from '../platform/server/failure'
import { hasWebCrypto } from '../platform/session/hasWebCrypto'
import { preferences } from '../platform/session/preferences'
import { isWorker, type Session, session } from '../platform/session/session'

/** Signs in and keeps the session. Rejects with the failure; the failed call itself is worth `false`. */
export async function signIn(login: string, password: string): Promise<Session> {
  try {
    const answer = await request('POST', '/rest/users/authenticate', JSON.stringify({ login, password }))
    await refuseUnkept()
    return await begin((await answer.json()) as Session)
  } catch (failure) {
    console.error(false)
    throw failure
  }
}

/** A browser says nothing when it keeps no cookie: whether it did is seen by who it is the next time. */
async function refuseUnkept(): Promise<void> {
  await request('GET', '/rest/users/validate?dataSession=false').catch((failure: Failure) => {
    throw failure.status === 401 ? new Failure('signIn.notKept', 401, {}, [], failure.requestId) : failure
  })
}

/** Takes over a session that another window of the company hands over by a token that is good once. */
export async function takeOver(token: string): Promise<Session> {
  const answer = await request('GET', `/rest/users/validate?dataSession=true&token=${encodeURIComponent(token)}`)
  const taken = await begin((await answer.json()) as Session)
  await keepLogotipo()
  return taken
}

async function begin(answer: Session): Promise<Session> {
  await session.keep(answer)
  return answer
}

/** What the server says of the session now: rights and subscription may have changed since it was kept. */
export async function refreshSession(): Promise<Session | undefined> {
  const before = session.get()
  const answer = await request('GET', '/rest/users/validate?dataSession=true').catch(() => undefined)
  const renewed = answer && ((await answer.json()) as Session)
  // Somebody may have signed out meanwhile.
  if (session.get() !== before) return session.get()
  return renewed && begin(renewed)
}

/**
 * The session of whoever is signed in, as it was kept. Where nothing can be kept, the server is asked. So it is where
 * the record cannot be read: its key changes with the browser's version and language, the cookie does not.
 */
export const presentSession = async (): Promise<Session | undefined> =>
  (await session.load()) ?? (session.isKept() || !hasWebCrypto() ? refreshSession() : undefined)

export async function signOut(): Promise<void> {
  await request('GET', '/rest/users/logout').catch(() => undefined)
  session.clear()
  // What somebody left unsaved in this tab is not for whoever signs in next.
  sessionStorage.clear()
  location.assign(addresses.signIn())
}

/** Keeps where the logo of the sub-domain's company is, or of the session's. Without an answer it stays as it was. */
export async function keepLogotipo(subdomain?: string): Promise<string> {
  const search = subdomain ? `?subdomain=${encodeURIComponent(subdomain)}` : ''
  const logotipoUrl = await request('GET', `/rest/companies/logotipo${search}`).then(
    (answer) => answer.text(),
    () => undefined,
  )
  if (logotipoUrl !== undefined) preferences.set({ logotipoUrl })
  return logotipoUrl ?? ''
}

export const homeOf = (signedIn: Session) => (isWorker(signedIn) ? addresses.worker() : addresses.home())
