import { readJson } from '@prumo/platform/http/jsonBody'
import Koa from 'koa'
import pg from 'pg'

/** The minimum of a durable command over HTTP: a Koa route that inserts its body and commits. Its table must exist. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 32 })
const text = `insert into peer_events (stream, revision, event_id, type, data, metadata)
  values ($1, $2, $3, $4, $5, $6) returning position`

const app = new Koa()
app.use(async (ctx) => {
  const { id, data } = (await readJson(ctx.req)) as { id: string; data: { projectId: string } }
  const values = [`plan-${data.projectId}`, 0, id, 'TaskAdded', JSON.stringify(data), '{}']
  const { rows } = await pool.query<{ position: string }>({ name: 'insert', text, values })
  ctx.body = { position: rows[0]?.position, version: 0 }
})
const server = app.listen(0, () => {
  const address = server.address()
  console.log(`listening on ${typeof address === 'object' ? address?.port : address}`)
})
