import { Socket } from 'node:net'
import pg from 'pg'

/** Takes every time limit from what waits for Postgres, until it is given back. */
export function waitForEver(): () => void {
  const { setTimeout: limited } = Socket.prototype
  const { connect } = pg.Pool.prototype
  Socket.prototype.setTimeout = function (this: Socket) {
    return this
  }
  pg.Pool.prototype.connect = function (this: pg.Pool, ...given: unknown[]) {
    this.options.connectionTimeoutMillis = 0
    return Reflect.apply(connect, this, given)
  } as typeof connect
  return () => {
    Socket.prototype.setTimeout = limited
    pg.Pool.prototype.connect = connect
  }
}
