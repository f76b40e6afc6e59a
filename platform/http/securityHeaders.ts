import helmet from 'koa-helmet'
import type { Config } from '../config'
import { usualPolicy } from './contentPolicy'

/** What every answer says of what a page of it may do. Some pages of the client have a policy of their own. */
export const securityHeaders = (config: Pick<Config, 'GSTC_LICENSE_KEY'>) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: usualPolicy(config) },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
