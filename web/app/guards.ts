import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { presentSession } from '../identity/signedIn'
import { isWorker } from '../platform/session/session'

/** Sign-in, and from there back to where somebody wanted to go. */
function toSignIn(request: Request) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname === '/' ? '/signin' : `/signin?next=${encodeURIComponent(pathname + search)}`)
}

/** Guard A: the main routes. */
export async function guardMain({ request }: LoaderFunctionArgs) {
  const signedIn = await presentSession()
  if (!signedIn) return toSignIn(request)
  if (isWorker(signedIn)) return redirect('/worker')
  return signedIn.paymentInfo.premium ? null : redirect('/checkout')
}

/** Guard B: checkout, for anyone who is signed in. */
export async function guardCheckout() {
  return (await presentSession()) ? null : redirect('/signin')
}

/** Guard C: a worker's routes. */
export async function guardWorker() {
  const signedIn = await presentSession()
  if (!signedIn) return redirect('/signin')
  return isWorker(signedIn) ? null : redirect('/dashboard')
}

/** Sign-in is for visitors: whoever is signed in is led home. */
export const guardVisitor = async () => ((await presentSession()) ? redirect('/') : null)
