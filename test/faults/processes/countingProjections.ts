import { runCountingProjector } from '../countingProjector'

await runCountingProjector()
