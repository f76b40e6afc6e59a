import type { Context } from 'koa'

/** `__Host-` binds the cookie to this host and to HTTPS; browsers count localhost as such. Elsewhere without HTTPS the plain name has to do. */
const nameFor = (ctx: Context) => (isTrustworthy(ctx) ? '__Host-prumo' : 'prumo')
const isTrustworthy = (ctx: Context) => ctx.secure || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(ctx.get('Host'))

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
  const secure = isTrustworthy(ctx) ? '; Secure' : ''
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
