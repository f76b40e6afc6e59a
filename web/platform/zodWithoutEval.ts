// Zod tries whether it may compile code, and browsers report that to the console: the policy of the page forbids it.
// This stands before every import that makes a schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
