/** Of the Kafka that tests and benchmarks run on, whether from Maven's jars or as a container. */
export const kafkaVersion = '3.9.1'
