import gossipStubs from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js'
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import featuresStubs from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import streamsStubs from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { DeleteReq, DeleteResp, TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js'
import { streamNameOf } from './answers'
import { appendCalls } from './appendCalls'
import { Faults } from './faults'
import { readCalls } from './readCalls'
import { StreamStorage } from './streamStorage'

type Options = { maxAppendSize?: number }

/** As much as a server takes in one append when nobody says otherwise. */
const defaultMaxAppendSize = 1024 * 1024

/**
 * A protocol double: speaks EventStoreDB's protocol from memory, with the client package's own stubs. It shows how an
 * adapter uses the protocol and survives its failures. It proves nothing about durability, clusters or order under
 * load.
 */
export async function startEventStoreDouble({ maxAppendSize = defaultMaxAppendSize }: Options = {}) {
  const storage = new StreamStorage(maxAppendSize)
  const faults = new Faults()
  const { append, batchAppend } = appendCalls(storage, faults)
  const { read, ...subscriptions } = readCalls(storage, faults)
  let server: Server | undefined
  let port = 0

  const up = async () => {
    server = new Server()
    server.addService(streamsStubs.StreamsService, {
      read,
      append,
      batchAppend,
      delete: (call: ServerUnaryCall<DeleteReq, DeleteResp>, answer: sendUnaryData<DeleteResp>) => {
        storage.delete(streamNameOf(call.request.getOptions()?.getStreamIdentifier()))
        answer(null, new streams.DeleteResp())
      },
      tombstone: (call: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>) => {
        storage.tombstone(streamNameOf(call.request.getOptions()?.getStreamIdentifier()))
        answer(null, new streams.TombstoneResp())
      },
    })
    server.addService(featuresStubs.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: sendUnaryData<SupportedMethods>) => answer(null, supportedMethods()),
    })
    server.addService(gossipStubs.GossipService, {
      read: (_: unknown, answer: sendUnaryData<ClusterInfo>) => answer(null, clusterOf(port)),
    })
    port = await bound(server, port)
  }
  const down = () => {
    server?.forceShutdown()
    server = undefined
  }

  await up()
  return {
    storage,
    faults,
    port,
    ...subscriptions,
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    clusterConnectionString: `esdb+discover://127.0.0.1:${port}?tls=false`,
    /** Gone, with every connection cut, and there again with what it held. */
    down,
    up,
  }
}

export type EventStoreDouble = Awaited<ReturnType<typeof startEventStoreDouble>>

const bound = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, taken) =>
      error ? reject(error) : resolve(taken),
    ),
  )

function supportedMethods(): SupportedMethods {
  const supported = new features.SupportedMethods().setEventStoreServerVersion('protocol double')
  const batchAppend = new features.SupportedMethod().setMethodName('batchappend')
  supported.addMethods(batchAppend.setServiceName('event_store.client.streams.streams'))
  return supported
}

function clusterOf(port: number): ClusterInfo {
  const leader = new gossip.MemberInfo().setState(gossip.MemberInfo.VNodeState.LEADER).setIsAlive(true)
  leader.setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port))
  const cluster = new gossip.ClusterInfo()
  cluster.addMembers(leader)
  return cluster
}
