import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { isWorker } from '../platform/session/session'
import { presentSession } from './signedIn'

/** Sign-in, and from there back to where somebody wanted to go. */
function toSignIn(request: Request) {
  const { pathname, search } = new URL(request.url)
  return redirect(addresses.signIn(pathname === addresses.home() ? undefined : { next: pathname + search }))
}

/** They stay open once there is no access any more: what was paid is told, and what can be done. */
const openAfterEnd: readonly string[] = [addresses.plans(), addresses.paymentHistory()]

/** Guard A: the main routes. */
export async function guardMain({ request }: LoaderFunctionArgs) {
  const signedIn = await presentSession()
  if (!signedIn) return toSignIn(request)
  if (isWorker(signedIn)) return redirect(addresses.worker())
  const isOpen = signedIn.paymentInfo.premium || openAfterEnd.includes(new URL(request.url).pathname)
  return isOpen ? null : redirect(addresses.checkout())
}

/** Guard B: checkout, for anyone who is signed in. */
export async function guardCheckout() {
  return (await presentSession()) ? null : redirect(addresses.signIn())
}

/** Guard C: a worker's routes. */
export async function guardWorker() {
  const signedIn = await presentSession()
  if (!signedIn) return redirect(addresses.signIn())
  return isWorker(signedIn) ? null : redirect(addresses.dashboard())
}

/** Sign-in is for visitors: whoever is signed in is led home. */
export const guardVisitor = async () => ((await presentSession()) ? redirect(addresses.home()) : null)
