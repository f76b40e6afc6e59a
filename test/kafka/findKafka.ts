/** For tests of workspaces that may not import our tools. */
export { findKafka, type KafkaBroker } from '../../tools/kafka/kafkaBroker'
