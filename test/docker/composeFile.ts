import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type ComposedService = {
  image: string
  build?: { context: string; target: string }
  command?: string[]
  restart: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  ports?: string[]
  volumes?: string[]
  secrets?: string[]
  environment?: Record<string, string | null>
  deploy?: { replicas: number }
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

type ComposeFile = {
  services: Record<string, ComposedService>
  volumes: Record<string, unknown>
  secrets: Record<string, { file: string }>
}

export const composeFile = (path: URL): ComposeFile => parse(readFileSync(path, 'utf8'), { merge: true })
