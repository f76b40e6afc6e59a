import { startDocument } from './app/startDocument'
import { routes } from './routes'

// Nothing is awaited outside: parts that come later have this one among theirs, and would wait for it for ever.
void startDocument('root', routes)
