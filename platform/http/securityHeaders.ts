import helmet from 'koa-helmet'
import type { Config } from '../config'
import { gstcHost } from '../gstc/gstcHost'

/**
 * Nothing foreign runs, is framed or is fetched. Only styles are `unsafe-inline`: Fluent writes them at run time. With
 * a key for the package that draws Gantt charts, it may ask its maker's host.
 */
export const securityHeaders = ({ GSTC_LICENSE_KEY }: Pick<Config, 'GSTC_LICENSE_KEY'>) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
