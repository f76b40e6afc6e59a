import { type GatewayHosts, type GatewayName, gateways } from '@prumo/contracts/subscription/gateways'
import type { Config } from '../config'
import { gstcHost } from '../gstc/gstcHost'

type Given = Pick<Config, 'GSTC_LICENSE_KEY'>

/**
 * Nothing foreign runs, is framed or is fetched. Only styles are `unsafe-inline`: Fluent writes them at run time. With
 * a key for the package that draws Gantt charts, it may ask its maker's host.
 */
export const usualPolicy = ({ GSTC_LICENSE_KEY }: Given) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: GSTC_LICENSE_KEY === undefined ? ["'self'"] : ["'self'", gstcHost],
  // A PDF that the page has fetched is shown from there.
  frameSrc: ['blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
})

/** Where one pays: the frame of the sandbox, and the hosts of the gateway. Nothing else of it is wider. */
export function checkoutPolicy(gateway: GatewayName | null) {
  const { script = [], frame = [], connect = [] }: Partial<GatewayHosts> = gateway ? gateways[gateway].hosts : {}
  return {
    ...usualPolicy({ GSTC_LICENSE_KEY: undefined }),
    scriptSrc: ["'self'", ...script],
    connectSrc: ["'self'", ...connect],
    frameSrc: ["'self'", 'blob:', ...frame],
  }
}

/**
 * What is framed there: a page of its own script alone, which can ask nobody, and tells only the document around it.
 * `digests` are those of what is written in the page.
 */
export const framedPolicy = ({ script, style }: { script: string; style: string }) => ({
  defaultSrc: ["'none'"],
  scriptSrc: [`'sha256-${script}'`],
  styleSrc: [`'sha256-${style}'`],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
  sandbox: ['allow-scripts'],
})
