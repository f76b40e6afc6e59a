import { startDocument } from './app/startDocument'
import { checkoutRoutes } from './checkoutRoutes'

void startDocument('checkout', checkoutRoutes)
