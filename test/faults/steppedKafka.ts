import { AsyncLocalStorage } from 'node:async_hooks'
import kafkajs, { type Kafka, type Producer, type ProducerConfig } from 'kafkajs'
import type { Failpoints } from './failpoints'

type Step = Failpoints['step']

const steps = new AsyncLocalStorage<Step>()
const { prototype } = kafkajs.Kafka
const producerOf = prototype.producer

/** What is begun by this work, and all that it begins itself, publishes to Kafka in these steps. */
export function withSteps<T>(step: Step, work: () => Promise<T>): Promise<T> {
  prototype.producer = steppedProducer
  return steps.run(step, work)
}

function steppedProducer(this: Kafka, config?: ProducerConfig): Producer {
  const producer = producerOf.call(this, config)
  const step = steps.getStore()
  if (!step) return producer
  return {
    ...producer,
    connect: () => step('connect to Kafka', () => producer.connect()),
    send: (record) => step('send to Kafka', () => producer.send(record)),
  }
}
