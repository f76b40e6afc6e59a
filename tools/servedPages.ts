import type { Plugin } from 'vite'

/** The documents of the client that are served at addresses of their own, as `pageAt` of the server has them. */
const pages: readonly [RegExp, string][] = [
  [/^\/checkout(\/[^.]*)?(\?.*)?$/, '/checkout.html'],
  [/^\/payment-sandbox(\?.*)?$/, '/payment-sandbox.html'],
]

/** While one develops, Vite serves them as the server does. */
export const servedPages = (): Plugin => ({
  name: 'prumo-pages',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const page = pages.find(([address]) => address.test(request.url ?? ''))?.[1]
      if (page) request.url = page
      next()
    })
  },
})
