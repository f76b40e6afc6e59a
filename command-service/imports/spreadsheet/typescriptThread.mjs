import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

/** A thread that runs a TypeScript module: the loader of the main thread does not reach into threads. */
register()
await import(workerData.module)
