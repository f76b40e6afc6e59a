type Addresses = {
  /** Where the broker listens, and its controller: `host:port`. */
  listener: string
  controller: string
  /** Under which clients find the broker. */
  advertised: string
  folder: string
}

/** How a broker of one node is configured that tests run on: quick to be there, and quick to notice what is gone. */
export const kafkaProperties = ({ listener, controller, advertised, folder }: Addresses): Record<string, string> => ({
  'process.roles': 'broker,controller',
  'node.id': '1',
  'controller.quorum.voters': `1@${controller}`,
  'controller.listener.names': 'CONTROLLER',
  listeners: `PLAINTEXT://${listener},CONTROLLER://${controller}`,
  'advertised.listeners': `PLAINTEXT://${advertised}`,
  'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
  'log.dirs': folder,
  'offsets.topic.replication.factor': '1',
  'offsets.topic.num.partitions': '4',
  'transaction.state.log.replication.factor': '1',
  'transaction.state.log.min.isr': '1',
  'group.initial.rebalance.delay.ms': '0',
  'auto.create.topics.enable': 'false',
  'broker.session.timeout.ms': '1500',
  'broker.heartbeat.interval.ms': '300',
  'controller.quorum.election.timeout.ms': '200',
  'controller.quorum.fetch.timeout.ms': '1000',
  'num.partitions': '1',
  'log.cleaner.enable': 'false',
})
