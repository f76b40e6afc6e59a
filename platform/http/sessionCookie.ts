import type { Context, Middleware } from 'koa'

/** Chooses the kind of session cookie: the HTTPS one if the request, or the configured address, uses HTTPS. */
export const knowScheme = (publicUrl: string): Middleware => {
  const isPublicHttps = new URL(publicUrl).protocol === 'https:'
  return (ctx, next) => {
    ctx.state.https = ctx.secure || isPublicHttps
    return next()
  }
}

/** With HTTPS, `__Host-` binds the cookie to this host. Without it, browsers drop it: WebKit even on localhost. */
const nameFor = ({ state }: Context) => (state.https ? '__Host-prumo' : 'prumo')

export const tokenIn = (ctx: Context): string | undefined => cookieIn(ctx, nameFor(ctx))

export function setToken(ctx: Context, token: string, maxAgeSeconds: number): void {
  setCookie(ctx, nameFor(ctx), token, maxAgeSeconds)
}

export const clearToken = (ctx: Context): void => setCookie(ctx, nameFor(ctx), '', 0)

/** Ties a hand-off code to the browser that asked for it. */
export const bindingIn = (ctx: Context): string | undefined => cookieIn(ctx, `${nameFor(ctx)}-binding`)
export const setBinding = (ctx: Context, binding: string): void =>
  setCookie(ctx, `${nameFor(ctx)}-binding`, binding, 60)

function setCookie(ctx: Context, name: string, value: string, maxAgeSeconds: number) {
  const secure = ctx.state.https ? '; Secure' : ''
  ctx.append('Set-Cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`)
}

function cookieIn(ctx: Context, name: string): string | undefined {
  const pairs = ctx
    .get('Cookie')
    .split(';')
    .map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && /^[\w-]{20,100}$/.test(value) ? value : undefined
}
