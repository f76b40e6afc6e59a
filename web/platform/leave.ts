import type { LoaderFunctionArgs } from 'react-router-dom'

/** Loads an address as a document of its own: what may be framed or asked there is not what may be here. */
export function leave({ request }: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url)
  // Whoever comes back may find this page as it was left, still on its way.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(pathname + search)
  return new Promise(() => {})
}
