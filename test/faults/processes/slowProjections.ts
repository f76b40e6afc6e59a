import { runSlowProjector } from '../runSlowProjector'

await runSlowProjector()
