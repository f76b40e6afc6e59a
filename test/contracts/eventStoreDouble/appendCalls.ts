import type { WrongExpectedVersion } from '@eventstore/db-client/generated/shared_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import status from '@eventstore/db-client/generated/status_pb.js'
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerDuplexStream, ServerReadableStream, sendUnaryData } from '@grpc/grpc-js'
import any from 'google-protobuf/google/protobuf/any_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import { answers, streamIdentifier, streamNameOf } from './answers'
import type { Faults } from './faults'
import type { Expected, Outcome, ProposedEvent, StreamStorage } from './streamStorage'

type Written = Extract<Outcome, { kind: 'written' }>

/** Append, a call for each; and BatchAppend, where one stream carries many and fails for all. */
export function appendCalls(storage: StreamStorage, faults: Faults) {
  const append = (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) => {
    let options: AppendReq.Options | undefined
    const events: ProposedEvent[] = []
    call.on('error', () => {})
    call.on('data', (request: AppendReq) => {
      const proposed = request.getProposedMessage()
      options ??= request.getOptions()
      if (proposed) events.push(proposedEvent(proposed))
    })
    call.on('end', () => {
      const fault = faults.take('append')
      if (fault === 'hang') return
      if (fault === 'unavailable') return answer(answers.unavailable())
      if (fault === 'cancel') return answer(answers.cancelled())
      const stream = streamNameOf(options?.getStreamIdentifier())
      const outcome = storage.append(stream, expectedOf(options), events)
      if (fault === 'commitThenHang') return
      if (fault === 'commitThenDrop') return answer(answers.unavailable())
      if (outcome.kind === 'deleted') return answer(answers.deleted(stream))
      if (outcome.kind === 'tooLarge') return answer(answers.tooLarge(outcome.limit))
      answer(null, appendAnswer(outcome))
    })
  }

  const batchAppend = (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
    const begun = new Map<string, { options: BatchAppendReq.Options; events: ProposedEvent[] }>()
    call.on('error', () => {})
    call.on('end', () => call.end())
    call.on('data', (request: BatchAppendReq) => {
      const correlation = request.getCorrelationId()
      const id = correlation?.getString() ?? ''
      const options = request.getOptions()
      const append = options ? { options, events: [] } : begun.get(id)
      if (!correlation || !append) return
      begun.set(id, append)
      append.events.push(...request.getProposedMessagesList().map(proposedEvent))
      if (!request.getIsFinal()) return
      begun.delete(id)
      const fault = faults.take('batchAppend')
      if (fault === 'hang') return
      if (fault === 'unavailable') return call.emit('error', answers.unavailable())
      if (fault === 'cancel') return call.emit('error', answers.cancelled())
      const stream = streamNameOf(append.options.getStreamIdentifier())
      const outcome = storage.append(stream, expectedOf(append.options), append.events)
      if (fault === 'commitThenHang') return
      if (fault === 'commitThenDrop') return call.emit('error', answers.unavailable())
      const answer = batchAnswer(outcome, stream)
      answer.setCorrelationId(correlation)
      call.write(answer)
    })
  }

  return { append, batchAppend }
}

function expectedOf(options: AppendReq.Options | BatchAppendReq.Options | undefined): Expected {
  if (!options || options.hasAny()) return 'any'
  if (options.hasNoStream()) return 'noStream'
  if (options.hasStreamExists()) return 'streamExists'
  return Number('getRevision' in options ? options.getRevision() : options.getStreamPosition())
}

function proposedEvent(message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent {
  return {
    id: message.getId()?.getString().toLowerCase() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

function appendAnswer(outcome: Written | Extract<Outcome, { kind: 'wrongExpectedVersion' }>): AppendResp {
  const answer = new streams.AppendResp()
  if (outcome.kind === 'written') {
    const success = new streams.AppendResp.Success()
    const position = new streams.AppendResp.Position()
    success.setCurrentRevision(String(outcome.revision))
    success.setPosition(
      position.setCommitPosition(String(outcome.position)).setPreparePosition(String(outcome.position)),
    )
    return answer.setSuccess(success)
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion()
  if (outcome.current < 0) wrong.setCurrentNoStream(new shared.Empty())
  else wrong.setCurrentRevision(String(outcome.current))
  return answer.setWrongExpectedVersion(wrong)
}

function batchAnswer(outcome: Outcome, stream: string): BatchAppendResp {
  const answer = new streams.BatchAppendResp().setStreamIdentifier(streamIdentifier(stream))
  if (outcome.kind !== 'written') return answer.setError(batchError(outcome))
  const position = new shared.AllStreamPosition()
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(String(outcome.revision))
  position.setCommitPosition(String(outcome.position)).setPreparePosition(String(outcome.position))
  return answer.setSuccess(success.setPosition(position))
}

function batchError(outcome: Exclude<Outcome, Written>) {
  const details = new any.Any()
  if (outcome.kind === 'deleted') details.pack(new shared.StreamDeleted().serializeBinary(), nameOf('StreamDeleted'))
  else if (outcome.kind === 'tooLarge')
    details.pack(
      new shared.MaximumAppendSizeExceeded().setMaxappendsize(outcome.limit).serializeBinary(),
      nameOf('MaximumAppendSizeExceeded'),
    )
  else details.pack(wrongExpectedVersion(outcome.current).serializeBinary(), nameOf('WrongExpectedVersion'))
  return new status.Status().setDetails(details)
}

function wrongExpectedVersion(current: number): WrongExpectedVersion {
  const wrong = new shared.WrongExpectedVersion()
  return current < 0 ? wrong.setCurrentNoStream(new empty.Empty()) : wrong.setCurrentStreamRevision(String(current))
}

const nameOf = (message: string) => `event_store.client.${message}`
