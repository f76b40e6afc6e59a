--
-- PostgreSQL database dump
--


-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.6 (Debian 18.6-3)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: log; Type: SCHEMA; Schema: -; Owner: postgres
--

CREATE SCHEMA log;



--
-- Name: platform; Type: SCHEMA; Schema: -; Owner: postgres
--

CREATE SCHEMA platform;



--
-- Name: read; Type: SCHEMA; Schema: -; Owner: postgres
--

CREATE SCHEMA read;



--
-- Name: append(timestamp with time zone, text[], integer[], integer[], integer[], integer[], uuid[], text[], uuid[], uuid[], text, text); Type: FUNCTION; Schema: log; Owner: postgres
--

CREATE FUNCTION log.append(now_ timestamp with time zone, streams text[], expected integer[], counts integer[], append_of integer[], nths integer[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text) RETURNS TABLE(outcome text, last_position bigint, last_revision integer, recorded_at timestamp with time zone)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    AS $$
  declare
    head bigint;
    latest timestamptz;
  begin
    perform pg_advisory_xact_lock(727866002);
    select e.position, e.at into head, latest from log.events e order by e.position desc limit 1;
    head := coalesce(head, 0);
    latest := greatest(now_, latest);

    return query
    with asked as materialized (
      select a.number::int, a.stream, a.expected, a.events,
             coalesce((select e.revision from log.events e where e.stream = a.stream order by e.revision desc limit 1), -1) as current
      from unnest(streams, expected, counts) with ordinality as a (stream, expected, events, number)
    ), known as materialized (
      select n.append_of as number, count(*) as times, min(k.position) as first_position, min(k.stream) as stream, max(k.stream) as other
      from unnest(append_of, ids) as n (append_of, id)
      cross join lateral (select e.position, e.stream from log.events e where e.event_id = n.id offset 0) as k
      group by n.append_of
    ), judged as materialized (
      select a.number, a.stream, a.events, a.current, known.first_position,
             case when known.times = a.events and known.stream = a.stream and known.other = a.stream then 'repeated'
                  when known.times > 0 or a.current <> a.expected then 'conflict'
                  else 'done' end as verdict
      from asked a left join known on known.number = a.number
    ), placed as materialized (
      select j.*, head + sum(j.events) filter (where j.verdict = 'done') over (order by j.number) as last
      from judged j
    ), inserted as (
      insert into log.events
      select p.last - p.events + n.nth, p.stream, p.current + n.nth, n.id, n.type, n.organization, n.project, latest, n.data, n.metadata
      from unnest(append_of, nths, ids, types, organizations, projects,
                  string_to_array(datas, ''), string_to_array(metadatas, ''))
           as n (append_of, nth, id, type, organization, project, data, metadata)
      join placed p on p.number = n.append_of and p.verdict = 'done'
    )
    select p.verdict,
           case p.verdict when 'done' then p.last when 'repeated' then p.first_position else head end::bigint,
           case p.verdict when 'done' then p.current + p.events else p.current end,
           latest
    from placed p
    order by p.number;
  end $$;



--
-- Name: append_in_order(timestamp with time zone, text[], integer[], boolean[], uuid[], text[], uuid[], uuid[], text, text); Type: FUNCTION; Schema: log; Owner: postgres
--

CREATE FUNCTION log.append_in_order(now_ timestamp with time zone, streams text[], revisions integer[], firsts boolean[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text) RETURNS TABLE(head bigint, recorded_at timestamp with time zone)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    AS $$
  declare
    inserted int;
  begin
    perform pg_advisory_xact_lock(727866002);
    select e.position, e.at into head, recorded_at from log.events e order by e.position desc limit 1;
    head := coalesce(head, 0);
    recorded_at := greatest(now_, recorded_at);
    insert into log.events
    select head + n.number, n.stream, n.revision, n.id, n.type, n.organization, n.project, recorded_at, n.data, n.metadata
    from unnest(streams, revisions, firsts, ids, types, organizations, projects,
                string_to_array(datas, ''), string_to_array(metadatas, ''))
         with ordinality as n (stream, revision, first, id, type, organization, project, data, metadata, number)
    where not n.first or n.revision = 0
      or (select true from log.events e where e.stream = n.stream and e.revision = n.revision - 1);
    get diagnostics inserted = row_count;
    if inserted < cardinality(ids) then raise exception 'not in order' using errcode = 'LG001'; end if;
    return next;
  end $$;



--
-- Name: append_one_in_order(timestamp with time zone, text, integer, uuid, text, uuid, uuid, text, text); Type: FUNCTION; Schema: log; Owner: postgres
--

CREATE FUNCTION log.append_one_in_order(now_ timestamp with time zone, stream_ text, revision_ integer, id uuid, type_ text, organization uuid, project uuid, data_ text, metadata_ text) RETURNS TABLE(head bigint, recorded_at timestamp with time zone)
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    AS $$
  begin
    perform pg_advisory_xact_lock(727866002);
    insert into log.events
    select coalesce(h.position, 0) + 1, stream_, revision_, id, type_, organization, project, greatest(now_, h.at), data_, metadata_
    from (values (true)) as always
    left join (select e.position, e.at from log.events e order by e.position desc limit 1) h on true
    where revision_ = 0 or (select true from log.events e where e.stream = stream_ and e.revision = revision_ - 1)
    returning events.position - 1, events.at into head, recorded_at;
    if not found then raise exception 'not in order' using errcode = 'LG001'; end if;
    return next;
  end $$;



--
-- Name: refuse(); Type: FUNCTION; Schema: log; Owner: postgres
--

CREATE FUNCTION log.refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'the log is never changed' using errcode = '42501';
  end $$;



--
-- Name: forget_event_id(); Type: FUNCTION; Schema: platform; Owner: postgres
--

CREATE FUNCTION platform.forget_event_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    new.event_id := null;
    return new;
  end $$;



--
-- Name: forget_rights_event_id(); Type: FUNCTION; Schema: platform; Owner: postgres
--

CREATE FUNCTION platform.forget_rights_event_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    new.rights_event_id := null;
    return new;
  end $$;



SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: events; Type: TABLE; Schema: log; Owner: postgres
--

CREATE TABLE log.events (
    "position" bigint NOT NULL,
    stream text NOT NULL COLLATE pg_catalog."C",
    revision integer NOT NULL,
    event_id uuid NOT NULL,
    type text NOT NULL,
    organization_id uuid,
    project_id uuid,
    at timestamp with time zone NOT NULL,
    data text NOT NULL,
    metadata text NOT NULL
);



--
-- Name: identity; Type: TABLE; Schema: log; Owner: postgres
--

CREATE TABLE log.identity (
    single boolean DEFAULT true NOT NULL,
    log_id uuid NOT NULL,
    made_at timestamp with time zone NOT NULL,
    imported_from uuid,
    CONSTRAINT identity_single_check CHECK (single)
);



--
-- Name: bound_log; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.bound_log (
    single boolean DEFAULT true NOT NULL,
    log_id uuid NOT NULL,
    kept_in text NOT NULL,
    bound_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    CONSTRAINT bound_log_single_check CHECK (single)
);



--
-- Name: command_ids; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.command_ids (
    command_id uuid NOT NULL,
    payload_hash text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);



--
-- Name: credentials; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.credentials (
    credential_id uuid NOT NULL,
    user_id uuid NOT NULL,
    hash text NOT NULL,
    made_at timestamp with time zone NOT NULL
);



--
-- Name: denial_counts; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.denial_counts (
    organization_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    line text NOT NULL,
    count bigint NOT NULL,
    counted_id uuid DEFAULT gen_random_uuid() NOT NULL
);



--
-- Name: denials; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.denials (
    denial_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    content jsonb,
    precise bytea,
    count integer NOT NULL,
    noted_at timestamp with time zone NOT NULL
);



--
-- Name: documents_with_files; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.documents_with_files (
    document_id uuid NOT NULL,
    project_id uuid NOT NULL
);



--
-- Name: erased_persons; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.erased_persons (
    person_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    forgotten boolean DEFAULT false NOT NULL
);



--
-- Name: file_uploads; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.file_uploads (
    organization_id uuid NOT NULL,
    file_id uuid NOT NULL,
    project_id uuid NOT NULL,
    user_id uuid NOT NULL,
    storage_key uuid NOT NULL,
    size bigint NOT NULL,
    sha256 text,
    media_type text,
    target_kind text,
    target_id uuid,
    touched_at timestamp with time zone NOT NULL
);



--
-- Name: hand_offs; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.hand_offs (
    code_hash text NOT NULL,
    binding_hash text NOT NULL,
    user_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    made_at timestamp with time zone NOT NULL,
    token_hash text
);



--
-- Name: import_jobs; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.import_jobs (
    import_id uuid NOT NULL,
    kind text NOT NULL,
    project_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    session_ref text NOT NULL,
    holder uuid,
    held_until timestamp with time zone
);



--
-- Name: ledger; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.ledger (
    one boolean DEFAULT true NOT NULL,
    "position" bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    event_id uuid,
    CONSTRAINT ledger_one_check CHECK (one)
);



--
-- Name: person_keys; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.person_keys (
    person_id uuid NOT NULL,
    sealed_key bytea NOT NULL
);



--
-- Name: policies; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.policies (
    name text NOT NULL,
    "position" bigint NOT NULL,
    event_id uuid
);



--
-- Name: policy_work; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.policy_work (
    number bigint NOT NULL,
    policy text NOT NULL,
    event_id uuid NOT NULL,
    stream text NOT NULL,
    organization_id uuid NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    error text
);



--
-- Name: policy_work_number_seq; Type: SEQUENCE; Schema: platform; Owner: postgres
--

ALTER TABLE platform.policy_work ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME platform.policy_work_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: project_logs; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.project_logs (
    project_id uuid NOT NULL,
    organization_id uuid,
    owner_id uuid,
    deleted boolean DEFAULT false NOT NULL,
    finished boolean DEFAULT false NOT NULL,
    first_at timestamp with time zone,
    last_at timestamp with time zone,
    entries bigint DEFAULT 0 NOT NULL,
    exported_at timestamp with time zone
);



--
-- Name: rate_limits; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);



--
-- Name: recovery_codes; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.recovery_codes (
    code_hash text NOT NULL,
    recovery_id uuid NOT NULL,
    user_id uuid NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);



--
-- Name: relay; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.relay (
    topic text NOT NULL,
    epoch bigint NOT NULL,
    holder uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    "position" bigint NOT NULL,
    event_id uuid
);



--
-- Name: sessions; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.sessions (
    token_hash text NOT NULL,
    session_ref text NOT NULL,
    user_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    began_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    rights_position bigint DEFAULT 0 NOT NULL,
    ends_at timestamp with time zone,
    rights_event_id uuid
);



--
-- Name: snapshots; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.snapshots (
    stream text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    revision integer NOT NULL,
    "position" bigint NOT NULL,
    state text NOT NULL,
    event_id uuid
);



--
-- Name: uploads; Type: TABLE; Schema: platform; Owner: postgres
--

CREATE TABLE platform.uploads (
    upload_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    project_id uuid NOT NULL,
    user_id uuid NOT NULL,
    file_name text NOT NULL,
    file_hash text NOT NULL,
    content bytea NOT NULL,
    made_at timestamp with time zone NOT NULL
);



--
-- Name: audit_actions_v6; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_actions_v6 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    event_id uuid NOT NULL,
    "position" bigint NOT NULL,
    stream text NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    project_id uuid,
    record_id uuid,
    changes jsonb NOT NULL,
    origin jsonb,
    permission_basis text NOT NULL,
    network text,
    spelled_otherwise boolean NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.audit_actions_v6 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_actions_v6 OWNER TO prumo_projection;

--
-- Name: audit_actions; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_actions WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    event_id,
    "position",
    stream,
    kind,
    at,
    actor_kind,
    actor_id,
    project_id,
    record_id,
    changes,
    origin,
    permission_basis,
    network,
    spelled_otherwise,
    replaced
   FROM read.audit_actions_v6;


ALTER VIEW read.audit_actions OWNER TO prumo_projection;

--
-- Name: audit_erasures_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_erasures_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    erasure_id uuid NOT NULL,
    project_id uuid NOT NULL,
    "position" bigint NOT NULL,
    rule text NOT NULL,
    erased_at timestamp with time zone NOT NULL,
    from_at timestamp with time zone NOT NULL,
    to_at timestamp with time zone NOT NULL,
    count integer NOT NULL,
    exported_at timestamp with time zone,
    replaced text[]
);

ALTER TABLE ONLY read.audit_erasures_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_erasures_v2 OWNER TO prumo_projection;

--
-- Name: audit_erasures; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_erasures WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    erasure_id,
    project_id,
    "position",
    rule,
    erased_at,
    from_at,
    to_at,
    count,
    exported_at,
    replaced
   FROM read.audit_erasures_v2;


ALTER VIEW read.audit_erasures OWNER TO prumo_projection;

--
-- Name: audit_exports_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_exports_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    export_id uuid NOT NULL,
    user_id uuid NOT NULL,
    format text NOT NULL,
    filters jsonb NOT NULL,
    exported_at timestamp with time zone NOT NULL,
    "position" bigint NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.audit_exports_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_exports_v3 OWNER TO prumo_projection;

--
-- Name: audit_exports; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_exports WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    export_id,
    user_id,
    format,
    filters,
    exported_at,
    "position",
    replaced
   FROM read.audit_exports_v3;


ALTER VIEW read.audit_exports OWNER TO prumo_projection;

--
-- Name: audit_head_places_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_head_places_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    of text NOT NULL,
    recipient_ids jsonb NOT NULL,
    webhook_url text,
    accepted jsonb NOT NULL,
    logs_accepted jsonb NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.audit_head_places_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_head_places_v3 OWNER TO prumo_projection;

--
-- Name: audit_head_places; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_head_places WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    of,
    recipient_ids,
    webhook_url,
    accepted,
    logs_accepted,
    replaced
   FROM read.audit_head_places_v3;


ALTER VIEW read.audit_head_places OWNER TO prumo_projection;

--
-- Name: audit_heads_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_heads_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    size bigint NOT NULL,
    root text NOT NULL,
    checkpoint text NOT NULL,
    verifier_key text NOT NULL,
    signed_at timestamp with time zone NOT NULL,
    signed_by uuid,
    published jsonb NOT NULL,
    failed jsonb NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.audit_heads_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_heads_v2 OWNER TO prumo_projection;

--
-- Name: audit_heads; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_heads WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    size,
    root,
    checkpoint,
    verifier_key,
    signed_at,
    signed_by,
    published,
    failed,
    replaced
   FROM read.audit_heads_v2;


ALTER VIEW read.audit_heads OWNER TO prumo_projection;

--
-- Name: audit_kinds_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_kinds_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    kind_id text NOT NULL,
    kind text NOT NULL,
    actor_id uuid,
    project_id uuid,
    "position" bigint NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.audit_kinds_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_kinds_v3 OWNER TO prumo_projection;

--
-- Name: audit_kinds; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_kinds WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    kind_id,
    kind,
    actor_id,
    project_id,
    "position",
    replaced
   FROM read.audit_kinds_v3;


ALTER VIEW read.audit_kinds OWNER TO prumo_projection;

--
-- Name: audit_names_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_names_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    name_id text NOT NULL,
    thing_id uuid NOT NULL,
    "position" bigint NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.audit_names_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_names_v3 OWNER TO prumo_projection;

--
-- Name: audit_names; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_names WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    name_id,
    thing_id,
    "position",
    kind,
    name,
    replaced
   FROM read.audit_names_v3;


ALTER VIEW read.audit_names OWNER TO prumo_projection;

--
-- Name: audit_retentions_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_retentions_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    project_id uuid NOT NULL,
    finished_at timestamp with time zone,
    erases_on date,
    held_because text,
    held_at timestamp with time zone,
    held_by uuid,
    replaced text[]
);

ALTER TABLE ONLY read.audit_retentions_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_retentions_v2 OWNER TO prumo_projection;

--
-- Name: audit_retentions; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_retentions WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    project_id,
    finished_at,
    erases_on,
    held_because,
    held_at,
    held_by,
    replaced
   FROM read.audit_retentions_v2;


ALTER VIEW read.audit_retentions OWNER TO prumo_projection;

--
-- Name: audit_tree_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_tree_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    tile text NOT NULL,
    size bigint NOT NULL,
    through bigint NOT NULL,
    positions jsonb NOT NULL,
    leaves bytea NOT NULL,
    nodes bytea NOT NULL,
    changed bigint,
    signed bigint,
    replaced text[]
);

ALTER TABLE ONLY read.audit_tree_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_tree_v2 OWNER TO prumo_projection;

--
-- Name: audit_tree; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_tree WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    tile,
    size,
    through,
    positions,
    leaves,
    nodes,
    changed,
    signed,
    replaced
   FROM read.audit_tree_v2;


ALTER VIEW read.audit_tree OWNER TO prumo_projection;

--
-- Name: audit_views_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.audit_views_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    view_id uuid NOT NULL,
    user_id uuid NOT NULL,
    filters jsonb NOT NULL,
    viewed_at timestamp with time zone NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.audit_views_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.audit_views_v3 OWNER TO prumo_projection;

--
-- Name: audit_views; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.audit_views WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    view_id,
    user_id,
    filters,
    viewed_at,
    replaced
   FROM read.audit_views_v3;


ALTER VIEW read.audit_views OWNER TO prumo_projection;

--
-- Name: canvas_areas_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.canvas_areas_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    area_id uuid NOT NULL,
    project_id uuid NOT NULL,
    canvas text NOT NULL,
    name text NOT NULL,
    quick_tip text NOT NULL,
    complete_tip text NOT NULL,
    standard_area text,
    additional_field text,
    rank text NOT NULL COLLATE pg_catalog."C",
    required boolean NOT NULL,
    financial_integration boolean NOT NULL,
    classifications jsonb NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.canvas_areas_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.canvas_areas_v2 OWNER TO prumo_projection;

--
-- Name: canvas_areas; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.canvas_areas WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    area_id,
    project_id,
    canvas,
    name,
    quick_tip,
    complete_tip,
    standard_area,
    additional_field,
    rank,
    required,
    financial_integration,
    classifications,
    replaced
   FROM read.canvas_areas_v2;


ALTER VIEW read.canvas_areas OWNER TO prumo_projection;

--
-- Name: canvas_cards_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.canvas_cards_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    card_id uuid NOT NULL,
    project_id uuid NOT NULL,
    area_id uuid NOT NULL,
    rank text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    description text NOT NULL,
    colour text,
    link text,
    deletion_reason text,
    member_id uuid,
    base_card_id uuid,
    notified_id uuid,
    created_by uuid,
    deleted_by uuid,
    planned_on date,
    realized_on date,
    concluded_on date,
    planned_cents bigint,
    realized_cents bigint,
    risk jsonb,
    notification_email jsonb,
    notification_event_id uuid,
    custom_fields jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    replaced text[]
);

ALTER TABLE ONLY read.canvas_cards_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.canvas_cards_v3 OWNER TO prumo_projection;

--
-- Name: canvas_cards; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.canvas_cards WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    card_id,
    project_id,
    area_id,
    rank,
    title,
    description,
    colour,
    link,
    deletion_reason,
    member_id,
    base_card_id,
    notified_id,
    created_by,
    deleted_by,
    planned_on,
    realized_on,
    concluded_on,
    planned_cents,
    realized_cents,
    risk,
    notification_email,
    notification_event_id,
    custom_fields,
    created_at,
    changed_at,
    deleted_at,
    replaced
   FROM read.canvas_cards_v3;


ALTER VIEW read.canvas_cards OWNER TO prumo_projection;

--
-- Name: checkpoints; Type: TABLE; Schema: read; Owner: postgres
--

CREATE TABLE read.checkpoints (
    table_name text NOT NULL,
    version integer NOT NULL,
    "position" bigint NOT NULL,
    live boolean NOT NULL,
    shard integer DEFAULT 0 NOT NULL,
    event_id uuid
);



--
-- Name: discussion_comments_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.discussion_comments_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    comment_id uuid NOT NULL,
    project_id uuid NOT NULL,
    target_id uuid NOT NULL,
    author_id uuid NOT NULL,
    target_kind text NOT NULL,
    content jsonb NOT NULL,
    added_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone,
    replaced text[]
);

ALTER TABLE ONLY read.discussion_comments_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.discussion_comments_v2 OWNER TO prumo_projection;

--
-- Name: discussion_comments; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.discussion_comments WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    comment_id,
    project_id,
    target_id,
    author_id,
    target_kind,
    content,
    added_at,
    updated_at,
    replaced
   FROM read.discussion_comments_v2;


ALTER VIEW read.discussion_comments OWNER TO prumo_projection;

--
-- Name: discussion_files_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.discussion_files_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    file_id uuid NOT NULL,
    project_id uuid NOT NULL,
    target_id uuid NOT NULL,
    uploader_id uuid NOT NULL,
    storage_key uuid NOT NULL,
    target_kind text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    size bigint NOT NULL,
    attached_at timestamp with time zone NOT NULL,
    signature_id uuid,
    replaced text[]
);

ALTER TABLE ONLY read.discussion_files_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.discussion_files_v3 OWNER TO prumo_projection;

--
-- Name: discussion_files; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.discussion_files WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    file_id,
    project_id,
    target_id,
    uploader_id,
    storage_key,
    target_kind,
    name,
    description,
    sha256,
    media_type,
    size,
    attached_at,
    signature_id,
    replaced
   FROM read.discussion_files_v3;


ALTER VIEW read.discussion_files OWNER TO prumo_projection;

--
-- Name: discussion_storage_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.discussion_storage_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    used bigint NOT NULL,
    files integer NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.discussion_storage_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.discussion_storage_v2 OWNER TO prumo_projection;

--
-- Name: discussion_storage; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.discussion_storage WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    used,
    files,
    replaced
   FROM read.discussion_storage_v2;


ALTER VIEW read.discussion_storage OWNER TO prumo_projection;

--
-- Name: documents_documents_v4; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.documents_documents_v4 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    document_id uuid NOT NULL,
    project_id uuid NOT NULL,
    author_id uuid NOT NULL,
    copied_from_id uuid,
    changed_by uuid,
    deleted_by uuid,
    title text NOT NULL,
    status text NOT NULL,
    number text,
    deletion_reason text,
    approver_ids jsonb NOT NULL,
    asked_ids jsonb NOT NULL,
    approved_ids jsonb NOT NULL,
    sign_off text,
    field_count integer NOT NULL,
    filled_count integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    replaced text[]
);

ALTER TABLE ONLY read.documents_documents_v4 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.documents_documents_v4 OWNER TO prumo_projection;

--
-- Name: documents_documents; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.documents_documents WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    document_id,
    project_id,
    author_id,
    copied_from_id,
    changed_by,
    deleted_by,
    title,
    status,
    number,
    deletion_reason,
    approver_ids,
    asked_ids,
    approved_ids,
    sign_off,
    field_count,
    filled_count,
    created_at,
    changed_at,
    deleted_at,
    replaced
   FROM read.documents_documents_v4;


ALTER VIEW read.documents_documents OWNER TO prumo_projection;

--
-- Name: documents_fields_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.documents_fields_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    field_path text NOT NULL,
    field_id uuid NOT NULL,
    document_id uuid NOT NULL,
    project_id uuid NOT NULL,
    section_id uuid NOT NULL,
    name text NOT NULL,
    field_kind text NOT NULL,
    field_size text NOT NULL,
    rank text NOT NULL COLLATE pg_catalog."C",
    required boolean NOT NULL,
    options jsonb NOT NULL,
    filled jsonb NOT NULL,
    filled_at timestamp with time zone,
    filled_by uuid,
    replaced text[]
);

ALTER TABLE ONLY read.documents_fields_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.documents_fields_v2 OWNER TO prumo_projection;

--
-- Name: documents_fields; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.documents_fields WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    field_path,
    field_id,
    document_id,
    project_id,
    section_id,
    name,
    field_kind,
    field_size,
    rank,
    required,
    options,
    filled,
    filled_at,
    filled_by,
    replaced
   FROM read.documents_fields_v2;


ALTER VIEW read.documents_fields OWNER TO prumo_projection;

--
-- Name: documents_sections_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.documents_sections_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    section_path text NOT NULL,
    section_id uuid NOT NULL,
    document_id uuid NOT NULL,
    project_id uuid NOT NULL,
    name text NOT NULL,
    rank text NOT NULL COLLATE pg_catalog."C",
    replaced text[]
);

ALTER TABLE ONLY read.documents_sections_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.documents_sections_v2 OWNER TO prumo_projection;

--
-- Name: documents_sections; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.documents_sections WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    section_path,
    section_id,
    document_id,
    project_id,
    name,
    rank,
    replaced
   FROM read.documents_sections_v2;


ALTER VIEW read.documents_sections OWNER TO prumo_projection;

--
-- Name: documents_sign_offs_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.documents_sign_offs_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    sign_off_id text NOT NULL,
    document_id uuid NOT NULL,
    project_id uuid NOT NULL,
    round integer NOT NULL,
    document_version integer NOT NULL,
    standing text NOT NULL,
    content_hash text NOT NULL,
    content text NOT NULL,
    title text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    requested_by_id uuid,
    ended_at timestamp with time zone,
    reason text,
    voided_by jsonb,
    approvers jsonb NOT NULL,
    waiting_for jsonb NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.documents_sign_offs_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.documents_sign_offs_v2 OWNER TO prumo_projection;

--
-- Name: documents_sign_offs; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.documents_sign_offs WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    sign_off_id,
    document_id,
    project_id,
    round,
    document_version,
    standing,
    content_hash,
    content,
    title,
    requested_at,
    requested_by_id,
    ended_at,
    reason,
    voided_by,
    approvers,
    waiting_for,
    replaced
   FROM read.documents_sign_offs_v2;


ALTER VIEW read.documents_sign_offs OWNER TO prumo_projection;

--
-- Name: documents_signatures_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.documents_signatures_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    signature_id uuid NOT NULL,
    document_id uuid NOT NULL,
    project_id uuid NOT NULL,
    user_id uuid NOT NULL,
    event_id uuid NOT NULL,
    round integer NOT NULL,
    "position" bigint NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.documents_signatures_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.documents_signatures_v2 OWNER TO prumo_projection;

--
-- Name: documents_signatures; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.documents_signatures WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    signature_id,
    document_id,
    project_id,
    user_id,
    event_id,
    round,
    "position",
    replaced
   FROM read.documents_signatures_v2;


ALTER VIEW read.documents_signatures OWNER TO prumo_projection;

--
-- Name: identity_accounts_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.identity_accounts_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    authentication text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    last_signed_in_at timestamp with time zone,
    must_change_password boolean NOT NULL,
    erased boolean NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.identity_accounts_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.identity_accounts_v3 OWNER TO prumo_projection;

--
-- Name: identity_accounts; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.identity_accounts WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    user_id,
    name,
    last_name,
    email,
    language,
    authentication,
    opened_at,
    last_signed_in_at,
    must_change_password,
    erased,
    replaced
   FROM read.identity_accounts_v3;


ALTER VIEW read.identity_accounts OWNER TO prumo_projection;

--
-- Name: imports_imports_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.imports_imports_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    import_id uuid NOT NULL,
    project_id uuid NOT NULL,
    file_name text NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    started_by uuid,
    ended_at timestamp with time zone,
    row_count integer NOT NULL,
    done_count integer NOT NULL,
    added integer NOT NULL,
    changed integer NOT NULL,
    unchanged integer NOT NULL,
    refused integer NOT NULL,
    failure text,
    refused_rows jsonb NOT NULL,
    undo jsonb,
    replaced text[]
);

ALTER TABLE ONLY read.imports_imports_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.imports_imports_v2 OWNER TO prumo_projection;

--
-- Name: imports_imports; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.imports_imports WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    import_id,
    project_id,
    file_name,
    state,
    started_at,
    started_by,
    ended_at,
    row_count,
    done_count,
    added,
    changed,
    unchanged,
    refused,
    failure,
    refused_rows,
    undo,
    replaced
   FROM read.imports_imports_v2;


ALTER VIEW read.imports_imports OWNER TO prumo_projection;

--
-- Name: imports_mappings_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.imports_mappings_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    project_id uuid NOT NULL,
    mapping jsonb NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.imports_mappings_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.imports_mappings_v2 OWNER TO prumo_projection;

--
-- Name: imports_mappings; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.imports_mappings WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    project_id,
    mapping,
    replaced
   FROM read.imports_mappings_v2;


ALTER VIEW read.imports_mappings OWNER TO prumo_projection;

--
-- Name: organization_access_profiles_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.organization_access_profiles_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    name text NOT NULL,
    permissions jsonb NOT NULL,
    may_own_projects boolean NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.organization_access_profiles_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.organization_access_profiles_v2 OWNER TO prumo_projection;

--
-- Name: organization_access_profiles; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.organization_access_profiles WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    profile_id,
    name,
    permissions,
    may_own_projects,
    replaced
   FROM read.organization_access_profiles_v2;


ALTER VIEW read.organization_access_profiles OWNER TO prumo_projection;

--
-- Name: organization_companies_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.organization_companies_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    administrator_id uuid NOT NULL,
    name text NOT NULL,
    size text NOT NULL,
    segment text NOT NULL,
    document text,
    website text,
    phone text,
    city text,
    state text,
    subdomain text,
    logotipo_url text,
    replaced text[]
);

ALTER TABLE ONLY read.organization_companies_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.organization_companies_v2 OWNER TO prumo_projection;

--
-- Name: organization_companies; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.organization_companies WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    administrator_id,
    name,
    size,
    segment,
    document,
    website,
    phone,
    city,
    state,
    subdomain,
    logotipo_url,
    replaced
   FROM read.organization_companies_v2;


ALTER VIEW read.organization_companies OWNER TO prumo_projection;

--
-- Name: organization_users_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.organization_users_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    user_id uuid NOT NULL,
    licence text NOT NULL,
    profile_id uuid,
    administrator boolean NOT NULL,
    added_at timestamp with time zone NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.organization_users_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.organization_users_v3 OWNER TO prumo_projection;

--
-- Name: organization_users; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.organization_users WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    user_id,
    licence,
    profile_id,
    administrator,
    added_at,
    replaced
   FROM read.organization_users_v3;


ALTER VIEW read.organization_users OWNER TO prumo_projection;

--
-- Name: parked; Type: TABLE; Schema: read; Owner: postgres
--

CREATE TABLE read.parked (
    table_name text NOT NULL,
    version integer NOT NULL,
    organization_id uuid NOT NULL,
    "position" bigint NOT NULL,
    error text NOT NULL,
    after bigint DEFAULT 0 NOT NULL,
    event_id uuid
);



--
-- Name: projects_favorites_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.projects_favorites_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    favorite_id text NOT NULL,
    project_id uuid NOT NULL,
    user_id uuid NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.projects_favorites_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.projects_favorites_v2 OWNER TO prumo_projection;

--
-- Name: projects_favorites; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.projects_favorites WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    favorite_id,
    project_id,
    user_id,
    replaced
   FROM read.projects_favorites_v2;


ALTER VIEW read.projects_favorites OWNER TO prumo_projection;

--
-- Name: projects_projects_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.projects_projects_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    project_id uuid NOT NULL,
    pitch text NOT NULL,
    internal_code text,
    customer_name text,
    portfolio_name text,
    tags jsonb NOT NULL,
    currency text NOT NULL,
    description text NOT NULL,
    status text NOT NULL,
    owner_id uuid NOT NULL,
    roles jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    copy jsonb,
    replaced text[]
);

ALTER TABLE ONLY read.projects_projects_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.projects_projects_v3 OWNER TO prumo_projection;

--
-- Name: projects_projects; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.projects_projects WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    project_id,
    pitch,
    internal_code,
    customer_name,
    portfolio_name,
    tags,
    currency,
    description,
    status,
    owner_id,
    roles,
    created_at,
    copy,
    replaced
   FROM read.projects_projects_v3;


ALTER VIEW read.projects_projects OWNER TO prumo_projection;

--
-- Name: shards; Type: TABLE; Schema: read; Owner: postgres
--

CREATE TABLE read.shards (
    shard integer NOT NULL,
    owner uuid NOT NULL
);



--
-- Name: subscription_subscriptions_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.subscription_subscriptions_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    code text NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.subscription_subscriptions_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.subscription_subscriptions_v2 OWNER TO prumo_projection;

--
-- Name: subscription_subscriptions; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.subscription_subscriptions WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    code,
    ends_at,
    replaced
   FROM read.subscription_subscriptions_v2;


ALTER VIEW read.subscription_subscriptions OWNER TO prumo_projection;

--
-- Name: tasks_behaviours_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.tasks_behaviours_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    project_id uuid NOT NULL,
    block_unfinished_predecessors boolean NOT NULL,
    block_tasks_of_others boolean NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.tasks_behaviours_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.tasks_behaviours_v2 OWNER TO prumo_projection;

--
-- Name: tasks_behaviours; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.tasks_behaviours WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    project_id,
    block_unfinished_predecessors,
    block_tasks_of_others,
    replaced
   FROM read.tasks_behaviours_v2;


ALTER VIEW read.tasks_behaviours OWNER TO prumo_projection;

--
-- Name: tasks_checklist_items_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.tasks_checklist_items_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    item_id uuid NOT NULL,
    task_id uuid NOT NULL,
    project_id uuid NOT NULL,
    description text NOT NULL,
    assignee_id uuid,
    start_on date,
    end_on date,
    done boolean NOT NULL,
    added_at timestamp with time zone NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.tasks_checklist_items_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.tasks_checklist_items_v2 OWNER TO prumo_projection;

--
-- Name: tasks_checklist_items; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.tasks_checklist_items WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    item_id,
    task_id,
    project_id,
    description,
    assignee_id,
    start_on,
    end_on,
    done,
    added_at,
    replaced
   FROM read.tasks_checklist_items_v2;


ALTER VIEW read.tasks_checklist_items OWNER TO prumo_projection;

--
-- Name: tasks_deleted_tasks_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.tasks_deleted_tasks_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    task_id uuid NOT NULL,
    project_id uuid NOT NULL,
    step_id uuid NOT NULL,
    title text NOT NULL,
    start_on date NOT NULL,
    end_on date NOT NULL,
    deleted_at timestamp with time zone NOT NULL,
    deleted_by uuid,
    replaced text[]
);

ALTER TABLE ONLY read.tasks_deleted_tasks_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.tasks_deleted_tasks_v2 OWNER TO prumo_projection;

--
-- Name: tasks_deleted_tasks; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.tasks_deleted_tasks WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    task_id,
    project_id,
    step_id,
    title,
    start_on,
    end_on,
    deleted_at,
    deleted_by,
    replaced
   FROM read.tasks_deleted_tasks_v2;


ALTER VIEW read.tasks_deleted_tasks OWNER TO prumo_projection;

--
-- Name: tasks_steps_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.tasks_steps_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    step_id uuid NOT NULL,
    project_id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    task_limit integer,
    finishes boolean NOT NULL,
    rank text NOT NULL COLLATE pg_catalog."C",
    locked_fields jsonb NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.tasks_steps_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.tasks_steps_v2 OWNER TO prumo_projection;

--
-- Name: tasks_steps; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.tasks_steps WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    step_id,
    project_id,
    name,
    description,
    task_limit,
    finishes,
    rank,
    locked_fields,
    replaced
   FROM read.tasks_steps_v2;


ALTER VIEW read.tasks_steps OWNER TO prumo_projection;

--
-- Name: tasks_tags_v2; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.tasks_tags_v2 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    tag_id uuid NOT NULL,
    project_id uuid NOT NULL,
    description text NOT NULL,
    text_colour text NOT NULL,
    colour text NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.tasks_tags_v2 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.tasks_tags_v2 OWNER TO prumo_projection;

--
-- Name: tasks_tags; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.tasks_tags WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    tag_id,
    project_id,
    description,
    text_colour,
    colour,
    replaced
   FROM read.tasks_tags_v2;


ALTER VIEW read.tasks_tags OWNER TO prumo_projection;

--
-- Name: tasks_tasks_v3; Type: TABLE; Schema: read; Owner: prumo_projection
--

CREATE TABLE read.tasks_tasks_v3 (
    organization_id uuid NOT NULL,
    scope_id uuid NOT NULL,
    task_id uuid NOT NULL,
    project_id uuid NOT NULL,
    step_id uuid NOT NULL,
    rank text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    description text NOT NULL,
    priority text NOT NULL,
    occurrence text NOT NULL,
    time_of_day text,
    delivery_group text,
    colour text,
    start_on date NOT NULL,
    end_on date NOT NULL,
    baseline_start_on date,
    baseline_end_on date,
    assignee_id uuid,
    tag_ids jsonb NOT NULL,
    requirements jsonb NOT NULL,
    predecessor_ids jsonb NOT NULL,
    custom_fields jsonb NOT NULL,
    progress integer NOT NULL,
    estimated_minutes integer,
    realized_minutes integer,
    hour_cents bigint,
    created_at timestamp with time zone NOT NULL,
    created_by uuid,
    changed_at timestamp with time zone NOT NULL,
    replaced text[]
);

ALTER TABLE ONLY read.tasks_tasks_v3 FORCE ROW LEVEL SECURITY;


ALTER TABLE read.tasks_tasks_v3 OWNER TO prumo_projection;

--
-- Name: tasks_tasks; Type: VIEW; Schema: read; Owner: prumo_projection
--

CREATE VIEW read.tasks_tasks WITH (security_invoker='true') AS
 SELECT organization_id,
    scope_id,
    task_id,
    project_id,
    step_id,
    rank,
    title,
    description,
    priority,
    occurrence,
    time_of_day,
    delivery_group,
    colour,
    start_on,
    end_on,
    baseline_start_on,
    baseline_end_on,
    assignee_id,
    tag_ids,
    requirements,
    predecessor_ids,
    custom_fields,
    progress,
    estimated_minutes,
    realized_minutes,
    hour_cents,
    created_at,
    created_by,
    changed_at,
    replaced
   FROM read.tasks_tasks_v3;


ALTER VIEW read.tasks_tasks OWNER TO prumo_projection;

--
-- Data for Name: events; Type: TABLE DATA; Schema: log; Owner: postgres
--

INSERT INTO log.events VALUES
	(1, 'claim-email-75a5710f8f07ff6e503a0bb7df5c40d8eda75191244b5638149a22a0a0e5afb4', 0, '39e1fd0b-08d9-5669-9f1c-b51b565c9017', 'NameClaimed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.228+00', '{"holderId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","kind":"email"}', '{"actor":{"kind":"visitor"},"causationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","commandId":"934fcae9-97d7-44ad-b765-f763332cfc7c","correlationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"937c5bf2f4ed959f952075fd5497089994fa8c2febff503545d77c62e37236ba","permissionBasis":"anyone"}'),
	(2, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 0, '0ba14b4a-c94b-5689-b6d8-fe0371d419f1', 'OrganizationFounded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.251+00', '{"administratorId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","company":{"city":null,"document":null,"logotipoUrl":null,"name":"Construtora Horizonte","phone":null,"segment":"services","size":"10-49","state":null,"subdomain":null,"website":null},"organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4"}', '{"actor":{"kind":"visitor"},"causationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","commandId":"934fcae9-97d7-44ad-b765-f763332cfc7c","correlationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"937c5bf2f4ed959f952075fd5497089994fa8c2febff503545d77c62e37236ba","permissionBasis":"anyone"}'),
	(3, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 1, 'f0c07677-489c-5a2c-973e-9c27c554ffbc', 'UserAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.251+00', '{"licence":"creator","organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","profileId":null,"userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"visitor"},"causationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","commandId":"934fcae9-97d7-44ad-b765-f763332cfc7c","correlationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"937c5bf2f4ed959f952075fd5497089994fa8c2febff503545d77c62e37236ba","permissionBasis":"anyone"}'),
	(4, 'subscription-ab6449b9-63a7-4c0b-9540-2f2869320be4', 0, '44bdb121-721d-5703-897a-f2d719fdd5aa', 'TrialStarted', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.256+00', '{"code":"TRIAL-AB6449B9","endsAt":"2026-12-08T14:06:14.146Z","organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4"}', '{"actor":{"kind":"visitor"},"causationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","commandId":"934fcae9-97d7-44ad-b765-f763332cfc7c","correlationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"937c5bf2f4ed959f952075fd5497089994fa8c2febff503545d77c62e37236ba","permissionBasis":"anyone"}'),
	(5, 'account-23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 0, '2e988ea7-40d3-5ed7-a86b-4e863cbeadf1', 'AccountOpened', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.263+00', '{"credentialId":"40b04742-1654-5cae-a450-ec658dbb9244","language":"pt-BR","needs":["improveProjectPlanning"],"organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","passwordChosenFor":false,"person":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"SyzJRZF27OrAnbiEn2VV/yuTOtuXy+sIL3OIcW0z5rd97CuGwm4tRkVJ+LuzG4cG0c0+C9bWLX1Dxu20vh6dA3NS8HsWJe/TNevwc+2ezuIwJoVxCqJIa33kiTKFXk0oSlVaVK5GlW7QlmRna/0kwaXIazuZdyBKcvUWGB85Kwhjjs9dIjOeuZW86krN"},"position":"projectManager","termsAccepted":true,"userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"visitor"},"causationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","commandId":"934fcae9-97d7-44ad-b765-f763332cfc7c","correlationId":"934fcae9-97d7-44ad-b765-f763332cfc7c","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"937c5bf2f4ed959f952075fd5497089994fa8c2febff503545d77c62e37236ba","permissionBasis":"anyone"}'),
	(6, 'account-23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 1, 'b01ebc0a-ab9a-562a-8bdb-98feb7ad9572', 'SignedIn', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.333+00', '{"method":"password","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"01a208ba-913c-76d7-939d-23e9e2837509","commandId":"01a208ba-913c-76d7-939d-23e9e2837509","correlationId":"01a208ba-913c-76d7-939d-23e9e2837509","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"qCbvf66iDc+rsToHIuR54fPOuWBdU47GA0b6FJMCM+37pvqZTq5VUbelDVWZovMg1Af1XEXy6RK1JFGEXDxKOVWCNMXoXQ=="}},"payloadHash":"","permissionBasis":"self"}'),
	(7, 'claim-email-af2b35121bce7fed0dde640f44b4ecfbd63d3f3bb72e0e473cdfada43d827c14', 0, 'eb903d27-24d9-580d-b3e9-24b41f9983d4', 'NameClaimed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.387+00', '{"holderId":"06c90ede-b670-4e64-9443-059ed5f5ecb3","kind":"email"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"189c67da-8e65-45d0-b025-38ff89024d98","commandId":"189c67da-8e65-45d0-b025-38ff89024d98","correlationId":"189c67da-8e65-45d0-b025-38ff89024d98","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"99DxW6eKful82WMZzvpq4F34BCO5dKHHR3XCP+/wVky0e7Qd+/TPChHaQGgPD9LvMJ+QmciFLRkHrhc8d+DUYKaShxRyEw=="}},"payloadHash":"78a4fc12410db6f146a0938ecdc96f903b8319a5470c7e60bf743b19c7a2729d","permissionBasis":"administrator"}'),
	(8, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 2, '733d9c9f-8683-526e-a106-c22fa3055f17', 'UserAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.391+00', '{"licence":"creator","organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","profileId":null,"userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"189c67da-8e65-45d0-b025-38ff89024d98","commandId":"189c67da-8e65-45d0-b025-38ff89024d98","correlationId":"189c67da-8e65-45d0-b025-38ff89024d98","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"0Qe+lB1CtPk0OQvAuKo6K89koY2WjGYOyIHh3h3441oYMUFJnVrhJ1Rn9d7oqc/yEzT83foEFcIM1tPlab2Da/SIww5L6Q=="}},"payloadHash":"78a4fc12410db6f146a0938ecdc96f903b8319a5470c7e60bf743b19c7a2729d","permissionBasis":"administrator"}'),
	(9, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 0, 'cf0d6a11-f9af-5a06-8cf1-953665c90285', 'AccountOpened', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.401+00', '{"credentialId":"e0591d50-a58e-5dd9-b5a5-d7908c489ee9","language":"pt-BR","needs":[],"organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","passwordChosenFor":true,"person":{"of":"06c90ede-b670-4e64-9443-059ed5f5ecb3","sealed":"6f77b+sXTEIis8vrQTOKBpZJnpgQ+3mIKC4xMuxFIlEzBsdhOlnw77GvHj0+O9HTJ3/OHo1IWMi1skxwlmdmlrzVV5rAySG7N+kLdUfHQRTwfJ6zaN8dvo2aP5sZz9DYmJoc77iNkyI05pimEz7+wIkINmnicLwasxcgGg4jJ0xw"},"position":null,"termsAccepted":false,"userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"189c67da-8e65-45d0-b025-38ff89024d98","commandId":"189c67da-8e65-45d0-b025-38ff89024d98","correlationId":"189c67da-8e65-45d0-b025-38ff89024d98","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"700qfi23GgfzuijmuairtYufB4wnMONJzzGuSU8TLqeWuXX6t6/1chKySOA/amSP/uBPJSRUt8yD+/POljQhtEpJPnWOXA=="}},"payloadHash":"78a4fc12410db6f146a0938ecdc96f903b8319a5470c7e60bf743b19c7a2729d","permissionBasis":"administrator"}'),
	(10, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 1, '91404f76-17a1-5131-bc6c-f8a5209380c4', 'SignedIn', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.426+00', '{"method":"password","sessionRef":"7e6ec62563f232fe","userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"}', '{"actor":{"kind":"user","sessionRef":"7e6ec62563f232fe","userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"},"causationId":"01a208ba-919a-7015-814c-4d56590e37ed","commandId":"01a208ba-919a-7015-814c-4d56590e37ed","correlationId":"01a208ba-919a-7015-814c-4d56590e37ed","from":{"network":"127.0.0.0/24","precise":{"of":"06c90ede-b670-4e64-9443-059ed5f5ecb3","sealed":"hrbljYdP8RPR0qI/rh8BGWja0dbkMgauStU0PbMoaDLRIxWs+3t2Yhh2ofFzhw+rIK+UVFg6UzIyezNpbFJ2QOCEIIXwmA=="}},"payloadHash":"","permissionBasis":"self"}'),
	(11, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 2, '16612143-9781-5385-a14e-10afa8053270', 'PasswordChanged', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.468+00', '{"credentialId":"4aeed3a2-6a11-53ef-ae47-90b0600f2f76","userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"}', '{"actor":{"kind":"user","sessionRef":"7e6ec62563f232fe","userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"},"causationId":"33daa2ec-0436-490c-9de3-d10ae37c82b6","commandId":"33daa2ec-0436-490c-9de3-d10ae37c82b6","correlationId":"33daa2ec-0436-490c-9de3-d10ae37c82b6","from":{"network":"127.0.0.0/24","precise":{"of":"06c90ede-b670-4e64-9443-059ed5f5ecb3","sealed":"jS3YKd4hA8ktVaM3Ro+yv11VcEYgaj5ODD6fEjcHTUVmb4xmhJtPDh9/Jza2SGiPRSBwt15YvcOoXCUlZ1iyZCNxN+Qu8w=="}},"payloadHash":"fe1e889dc008769f37af4e73ad84a53b069ec68a3bb89680cf51d4e70e93c02d","permissionBasis":"self"}'),
	(12, 'project-babee9a7-53be-45e8-b9b8-90b11f6687f2', 0, '5e691a65-ce40-53ae-b60d-b41b105315af', 'ProjectCreated', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.484+00', '{"copiedFrom":null,"currency":"BRL","customerName":null,"description":"","internalCode":null,"organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","ownerId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","pitch":"Obra 0d4420a0-7d79-466c-8afb-9a03154d22e1","portfolioName":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","tags":[]}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"ps7COmoWJgA36Y6Up+4w4Ec2P5eO0yBENEYff0pqk0LpKPXBZkwXN2T8PY435PcUaA8LAJfirOsjMnhiNoASEgN3iY59bw=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(13, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 0, '9871ffc9-a862-5d43-bb0b-1a6fad0b5f9f', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.488+00', '{"description":"","finishes":false,"name":"A fazer","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","stepId":"4a1b93e2-be24-57f5-94ff-9b72f100a0b1","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"wTB1B4a/swrGvIc7J8AEs8bcw74T3a7A8neet/a5OL6lm9E+nWrXaYj1MkSkX3Fbj3CZ7v0QnTR4Byjf1RrLwrGPRum24Q=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(14, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 1, 'eed13a62-3f26-5323-a73f-80d7f17e93c8', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.488+00', '{"description":"","finishes":false,"name":"Em andamento","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a1","stepId":"15c316b3-2568-5834-802d-2dd2d1e4d821","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"Z2VMcVd6gk1C8wXemgG9aWdKNQSS14wlhGgOwDrjDZC4Jx6YN+arD5xsTynqcvNDVWAi+lj/J3jaf+wcPjQU9lewD//WvQ=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(15, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 2, '68094ae5-95ff-549d-b43a-d06b5bc29f66', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.488+00', '{"description":"","finishes":false,"name":"Fila de verificação","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a2","stepId":"90faec4a-9586-5cbc-988e-1321410e487b","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"LdjNt164oEMTde58yMGHfc+Oedx8zFeF9E+gFecjRknNXW1R2pdEgMxlNSc/4PDh+ryitQZ7PIM5HJllrzBD6fgA4+tkGQ=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(16, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 3, 'cebbd753-d393-52ad-a13e-b782e9ad274d', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.488+00', '{"description":"","finishes":false,"name":"Verificação","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a3","stepId":"15f2f8e6-1269-5de0-90a7-427a2492c81c","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"at2y85+K9iTMiaSpnlkfW9vj6HAjwNlGwKpEZsV3xXkIUcJV9WAtnoGUtYEGmkrp16YpUlxbIbngsgkwZLgT/Wcq9PPf0w=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(17, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 4, '92b2b827-48c2-544a-bb94-39ee40d92088', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.488+00', '{"description":"","finishes":true,"name":"Concluído","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a4","stepId":"29dc277e-fd7a-5ee3-9755-4736c5482588","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"Z0Fht2hmyRB48kTK7/Tj+kwqktf8EPeFx1KQtibYMw8g9VGFqFWd4MQW7pJPXKbBw8H3j9FNk9J2aSDXY7g6ylBBtKg6QQ=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(18, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 0, '91565d18-d737-5e19-98ce-8a003d96694b', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"b11685d1-c57a-58e3-851f-03f651b9062c","canvas":"project","classifications":[],"completeTip":"Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.","financialIntegration":false,"name":"Justificativa","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"Por que fazer este projeto?","rank":"a0","required":true,"standardArea":"justification"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"CkCEatMFytpKcplELqWK4FU2z1bhp0Mt/1nxmPPbvkZgeRZ/Iyoyo24zNS5aY7ygopnOixs2N9URoPiDabhdKq0PP+vh8A=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(19, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 1, 'd4f6c33e-d5a9-5cd6-9298-f295d8b7c6a0', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"2d53c29d-6014-5bfe-99f1-db02039daf33","canvas":"project","classifications":[],"completeTip":"Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.","financialIntegration":false,"name":"Produto","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que será entregue no fim?","rank":"a1","required":true,"standardArea":"product"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"maBqkkqgh2ueawq9CuxfMNEf37XDwqMS3E2tHlyDQYGhyRVe7xDoW+F9+YBMc4+e+asmSVEANQeV+KCMbOWN301kuGK6iA=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(20, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 2, 'a26b3d30-6ae5-5419-bb74-606da9184366', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"4c371380-7cd8-5d1c-99d3-62228aa1e628","canvas":"project","classifications":[],"completeTip":"Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.","financialIntegration":false,"name":"Stakeholders","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"Quem é afetado e não está na equipe?","rank":"a2","required":false,"standardArea":"stakeholders"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"8/7IOPGoYMQhVKh3r+wVdrWzan+gJcYdSKn2vDSUaroWDEQzsAHlpMJLp37B29uoJdEHv3toPmYKsW+e12YUIFU/uDqcJA=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(21, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 3, '7aa8a7c9-5f66-5352-a460-9446f66575a9', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"1d6ac61e-0a64-5400-9550-d5301ece6bdc","canvas":"project","classifications":[],"completeTip":"Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.","financialIntegration":false,"name":"Premissas","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que consideramos verdadeiro?","rank":"a3","required":false,"standardArea":"assumptions"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"BxdUUf82QHouerQimyi6jLYTdU5AM7UkWfwXOLq75pdxjdiDsApirKJTejVPVZ+d09IqqLQ1Xg8P2ULuiH5P4XCWd0DjWg=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(22, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 4, 'ad58906b-f99e-5cf6-b557-363dd6be3961', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"b78928af-a5c9-5bf8-9b04-f3e076c00e31","canvas":"project","classifications":[],"completeTip":"Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.","financialIntegration":false,"name":"Riscos","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que pode dar errado, ou melhor?","rank":"a4","required":false,"standardArea":"risks"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"bX5WVrB4eT78fyj62I/Ke1f1tyorsZstHbcyyvDtJaQBHvVV+CK1lcDT5iMHshB7Cdc6z7t9yDqmVVzFfIPopbW8G+47lw=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(23, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 5, '8dd46bdc-35df-5cbd-ab1b-293a373cb33b', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"2e6ee2bc-998e-588a-bc69-a4841e3860ed","canvas":"project","classifications":[],"completeTip":"Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.","financialIntegration":false,"name":"Objetivos SMART","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"Aonde queremos chegar?","rank":"a5","required":true,"standardArea":"smartGoals"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"gjqkCw11XWQCmfh1FycFxAtBfK4EC8H55SzDZp/RbqsoR+0UvqekHADc/6PEcwHIF8tEj7KQvqN/lipaX6bVZuMpAjRt0Q=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(33, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 4, '8d4ebdd5-0a27-5295-a56c-a1c304762d29', 'UserAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.583+00', '{"licence":"viewer","organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","profileId":null,"userId":"046bf735-e39d-4d63-990e-e73058ead1d3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"b0562826-6324-4147-b168-1591a85d9e7c","commandId":"b0562826-6324-4147-b168-1591a85d9e7c","correlationId":"b0562826-6324-4147-b168-1591a85d9e7c","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"xGFRCdM68pyPo4+xvPQFIyzQHkvRjo1bbFBehV49zWJ2jEMyNkzkf4TZwEbjJgcWrYPymbe0MCp+qLiBWyCSazsvePvb/A=="}},"payloadHash":"d7457a10277859edb5e77d121ac18aaf21c247a9aeca9ab07d53e6fe7082e51c","permissionBasis":"administrator"}'),
	(24, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 6, '2bd975ef-8ab4-5923-80b1-e696a84b9245', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"c429a3ed-8f7b-586a-b33d-3e8c4da9be3a","canvas":"project","classifications":[],"completeTip":"Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.","financialIntegration":false,"name":"Requisitos","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que o produto precisa atender?","rank":"a6","required":true,"standardArea":"requirements"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"e5u8wWhlUd8bcbyedxMDF1cZfD95nurDyggO2wUktLpDc+4VGVKq1xnRXP8FZOjiTYmg3f92lHe+PeVIXYKEbzyymWMNgQ=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(25, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 7, '1394589b-e23f-512d-bb1c-15a604b58434', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"3f407b35-db37-59dd-95ab-699755666359","canvas":"project","classifications":[],"completeTip":"As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.","financialIntegration":false,"name":"Equipe","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"Quem faz o trabalho?","rank":"a7","required":false,"standardArea":"team"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"RbsXe5bu50iDveccolxXe5RLJQipkxbFtjx8GjJEjTxRASk7AKnqCbxUEEDMDPkvc1/C+5a+DVQ1UbuJAL8iSef+2Z9l/g=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(26, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 8, '10a929f7-9720-5f68-aec0-efc529b17f77', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"9f17e6be-7f36-5e06-bedd-2a0c9649a60e","canvas":"project","classifications":[],"completeTip":"Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.","financialIntegration":false,"name":"Grupos de entrega","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"Quais são as partes do produto?","rank":"a8","required":true,"standardArea":"deliveryGroups"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"i/6hXPx0ibj2InwC/M17wr0ksG5HFAb022TEovk9O3Z+OpEibG+QUrzvbxk88u/q9SuFv8l+cdRfxs2b6GFbx6K+qRejmg=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(27, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 9, '0110bb2e-2769-57c1-ae8d-eb46a2d0029f', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":"dates","areaId":"6718bfdb-4015-5ea4-bbce-64c3b4dd1e19","canvas":"project","classifications":[],"completeTip":"Os marcos e os prazos das entregas, com a data planejada e a realizada.","financialIntegration":false,"name":"Linha do tempo","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"Quando cada entrega fica pronta?","rank":"a9","required":false,"standardArea":"timeline"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"SSvKb9S8f3SrMTmED3PJe8kOME3qEqYJQSrHwYADIc5Uwp/2IfDoTRRvYZ5Q8TJ2RLWK8FXl1OvirzcJb6YIF0rYMf3VRw=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(28, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 10, '5431bff6-99dd-5dd3-a091-9110d3114d24', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"132bf919-2c11-5f2d-9f55-7414253e237e","canvas":"project","classifications":[],"completeTip":"O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.","financialIntegration":false,"name":"Benefícios","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que melhora depois?","rank":"aA","required":false,"standardArea":"benefits"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"gSA6cSm+XVThg/MlRo8wM03mSr+72TEPZHiujw++eywm38H2JrBkZJRAkaEjw4VCNYGR3K//mZwHH5ZEJEK+9Bsxnqao2A=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(29, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 11, '88185aea-2f57-510d-913b-2f2a465d7210', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":null,"areaId":"974d84ee-6408-55cb-96be-9c7bceb69d24","canvas":"project","classifications":[],"completeTip":"Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.","financialIntegration":false,"name":"Restrições","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que limita o trabalho?","rank":"aB","required":false,"standardArea":"restrictions"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"11gsicLpwkLk5DFQfa0qoKMfHwCSin3vi/V5sE4ksEpLMML3moGunI/tBM5T8mBc4c0XTCUTD0ap+CAkJaENGY3ROzl0xA=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(30, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 12, '7e2207fb-f69c-5aae-9786-48d09d06dd2e', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.494+00', '{"additionalField":"values","areaId":"88898fee-e868-5d83-b1a3-032b40711b1b","canvas":"project","classifications":[],"completeTip":"Os custos de cada grupo de entrega, com o valor planejado e o realizado.","financialIntegration":false,"name":"Custo","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"Quanto vai custar?","rank":"aC","required":false,"standardArea":"cost"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","commandId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","correlationId":"f8575dbf-9a84-49d9-91bd-fb6565814b3e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"a8txAyrC87zlJhkxTdwFGHshK6OtQRMHV3DIF0GvpIOixw3lYVxgyTAaY4hI00+tG+Qx8bEBOcD51DJO+ga1JG4NkQKpaA=="}},"payloadHash":"fbf4c958e9c62950c2e1a62dea5025eefb973cd03ba572e1c08374d298f351c1","permissionBasis":"administrator"}'),
	(31, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 3, '6e9b7a80-9b67-56bf-b84e-af1a69cecaea', 'AccessProfileCreated', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.557+00', '{"mayOwnProjects":true,"name":"viewOnly ae8f2285","permissions":{"actionLog":"viewOnly","canvas":"viewOnly","customers":"viewOnly","discussion":"viewOnly","documents":"viewOnly","finance":"viewOnly","hours":"viewOnly","imports":"viewOnly","organization":"viewOnly","portfolios":"viewOnly","projects":"viewOnly","risks":"viewOnly","tasks":"viewOnly"},"profileId":"ae8f2285-9c78-4ddc-87c0-ff1f0dc979d2"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f3b80176-ee14-4d44-b37a-c175add54753","commandId":"f3b80176-ee14-4d44-b37a-c175add54753","correlationId":"f3b80176-ee14-4d44-b37a-c175add54753","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"8C5u+wdPg/Mi4Z7y9aYO+9ndesIrjWYhm/yl7XUYT11/U9PfgMGrRT2zkcpNbOFkueBGcI5GDQLGSFomuJlc0oBWsara8w=="}},"payloadHash":"a1cf0eb18ee0b40eeae42126fc5cccfad247000df04830ac8f24d0896846ebc9","permissionBasis":"administrator"}'),
	(32, 'claim-email-9f22d2b45b1d81ca313f1ec895fda6706a29abcf2c68ff3824d64ec42fbb6baf', 0, '33264660-58b1-5658-98a6-b2fb3b89b167', 'NameClaimed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.581+00', '{"holderId":"046bf735-e39d-4d63-990e-e73058ead1d3","kind":"email"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"b0562826-6324-4147-b168-1591a85d9e7c","commandId":"b0562826-6324-4147-b168-1591a85d9e7c","correlationId":"b0562826-6324-4147-b168-1591a85d9e7c","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"V6tw8+M9uGZ5aRsafEwOV9iAckv/7Neh7c7J/X/gn8o9iqAojYVNV6pd53oTlSQnO0yHO8U0/eOSVUexn22neULW19nHQA=="}},"payloadHash":"d7457a10277859edb5e77d121ac18aaf21c247a9aeca9ab07d53e6fe7082e51c","permissionBasis":"administrator"}'),
	(35, 'project-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 0, '1aebf923-9040-5409-9536-02e3316845ea', 'ProjectCreated', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.596+00', '{"copiedFrom":null,"currency":"BRL","customerName":null,"description":"","internalCode":null,"organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","ownerId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","pitch":"Reforma da escola municipal","portfolioName":null,"projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","tags":[]}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"XpDL/n3RI8sf/ZkHjV1PPcHsg3cb5gGhgx+tNDpU5fkM/4HEJZxEhZVUb52y9GZsFIWh5vv+K6SQhhkZA93eHH422QZUkw=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(36, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 0, 'e02f56b0-6e1f-5c5c-a35a-14a23a7cbd3e', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.605+00', '{"description":"","finishes":false,"name":"A fazer","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","rank":"a0","stepId":"413705f3-e646-555c-8c7b-0dfd85ba95d5","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"TNiZMAnAbg+Kf6YaTPp2sb7oWmkJ2/Tr/BeHqV0xNxLSO0Ax4ufkQ4wshIZxt3zOYgdvXUpuMEu2zCcnnGHsakFiTuCWzg=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(37, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 1, 'a79f1c71-057e-5976-86a8-ae9f4ce1655e', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.605+00', '{"description":"","finishes":false,"name":"Em andamento","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","rank":"a1","stepId":"4287c147-c8e9-5152-bda8-89848cc3f74f","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"dPSS7Zr6u0OF3qmBF7zRXHKzbPCJWibogGJhCqAZUwID2Xto6K+/6pxQDopD4A0B8O5bZBa5EreGVOEG9dAYoeJ0LYur0g=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(38, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 2, 'ad706d01-1334-5cab-911f-45e3bbf4ad5c', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.605+00', '{"description":"","finishes":false,"name":"Fila de verificação","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","rank":"a2","stepId":"8dcd4287-8b57-5efa-afbb-5b1a0f207ad8","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"y0OFn7IZE/2XNJIpMtTRhlcPDm7tBXYHogMwm0NIma2rVSRpznRErDLwGwG4rx6xo/kjbjhe3JIQi8BfATElCmOFji5IHw=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(39, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 3, 'be18f74d-b718-5d84-9173-45378f511da7', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.605+00', '{"description":"","finishes":false,"name":"Verificação","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","rank":"a3","stepId":"822061eb-3978-5bcc-b0f7-3b8893568366","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"PsSAli/72sXiT8/ik4Y7eQ7T90hwc6iN8nbwf+Xl0BOXeP/H4LPGhnT7TdXtSInIRmPK20JzEkLO0evoMIv5UzIlrsrv8Q=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(40, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 4, 'ba82ce2d-3502-5004-88d8-d8561c1c5c1f', 'StepAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.605+00', '{"description":"","finishes":true,"name":"Concluído","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","rank":"a4","stepId":"cca50ae1-741a-5ced-9148-cd7159204fc4","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"EmdxwFJ0HRi9Us8TWJb1R2QPqBukE8UoVJP9dawYhFJK/ZdpR5hqZbHuaFkx8+/ao0nzdkCZlVoUlTl50h8oUOTmiQum1w=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(34, 'account-046bf735-e39d-4d63-990e-e73058ead1d3', 0, '22812b72-d151-5cfb-9678-0c9c79c950d4', 'AccountOpened', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.587+00', '{"credentialId":"9fcb9bb4-7e59-5f15-b578-0785e53b96b6","language":"en","needs":[],"organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","passwordChosenFor":true,"person":{"of":"046bf735-e39d-4d63-990e-e73058ead1d3","sealed":"3QjXEPWxSGfrMtLP+MdXUbPSg9qIk7n8Emu1Y55GRcGz/RjkuAzQSbgNfk7E1OdV2RtYOR1oIurLZX7BidLWq6wrxcagXhrY9mRfKGGXf3XsxSmkQ7tkeJprnlxfA7OKszUx2cNUfoHv+1MdT945jFBhbCCDVLUwVGCAJyx/3Q=="},"position":null,"termsAccepted":false,"userId":"046bf735-e39d-4d63-990e-e73058ead1d3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"b0562826-6324-4147-b168-1591a85d9e7c","commandId":"b0562826-6324-4147-b168-1591a85d9e7c","correlationId":"b0562826-6324-4147-b168-1591a85d9e7c","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"Dw/bOHNVqVLkCMtRY/LqTm7HIK+u3tyvzMsWwp5lb4l+xflf3snoieObfi8Fm4oqw0oeX0zVFsWHqXmIGcItrKUvn4o7Sg=="}},"payloadHash":"d7457a10277859edb5e77d121ac18aaf21c247a9aeca9ab07d53e6fe7082e51c","permissionBasis":"administrator"}'),
	(56, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 5, '40ce5e8b-bcef-5905-b270-504c500ed650', 'TagAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.627+00', '{"colour":"#335577","description":"Urgente","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","tagId":"cfc89f38-79ba-428a-a15b-7f12ae617a7f","textColour":"#ffffff"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"c485308a-71f3-441a-ada7-51a15607e615","commandId":"c485308a-71f3-441a-ada7-51a15607e615","correlationId":"c485308a-71f3-441a-ada7-51a15607e615","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"M99r2e8xXm+zX1RsUATaFdLHa7A992/xSYI5qGKLUWx9ELnIA6WGD12vqgl8DYP8d27mq2oAMUbAQ6mA4Z5ZrDjMHw7UbA=="}},"payloadHash":"49a79d1e3db4325414f8cccba6e28f073dee1dd5a3f64f1dcb4a665d5996b67b","permissionBasis":"owner"}'),
	(57, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 6, '9d219b9f-cb55-5dee-a42c-09a1597eca05', 'TagAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.634+00', '{"colour":"#335577","description":"Adiável","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","tagId":"c1e6672d-3e1e-4132-aa79-700d6a82b822","textColour":"#ffffff"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f293794a-20c3-49d8-b9b3-14dd8b911ca4","commandId":"f293794a-20c3-49d8-b9b3-14dd8b911ca4","correlationId":"f293794a-20c3-49d8-b9b3-14dd8b911ca4","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"3GLHwwU42nce20F/zyeIr+ZNKUqS2Nawr4qXmvFIZdSOWeutZ6vW+Mn8g80ErsxUPYbTxx8UYYap0K2LTclcZ9d9wHcM8w=="}},"payloadHash":"318855315b5c233e3f070fb68a34fc9bf53a5b219578e2532458580676ab3b20","permissionBasis":"owner"}'),
	(58, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 7, '29beada2-d05e-5fc0-a8e3-a49ebb228550', 'TaskAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.651+00', '{"assigneeId":null,"baselineEndOn":null,"baselineStartOn":null,"colour":null,"customFields":[],"deliveryGroup":null,"description":"","endOn":"2026-03-06","estimatedMinutes":null,"hourCents":null,"occurrence":"once","predecessorIds":[],"priority":"none","progress":0,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","realizedMinutes":null,"requirements":[],"startOn":"2026-03-02","stepId":"4a1b93e2-be24-57f5-94ff-9b72f100a0b1","tagIds":[],"taskId":"3fb79c61-868a-42c7-bad6-0453079ab14b","timeOfDay":null,"title":"Tarefa 3fb79c61-868a-42c7-bad6-0453079ab14b"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"809ad109-7160-4329-999e-c9f1f4a3c45d","commandId":"809ad109-7160-4329-999e-c9f1f4a3c45d","correlationId":"809ad109-7160-4329-999e-c9f1f4a3c45d","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"r1Nj4COyklet/OS2fQr/AeG8J8LoUrk0QzCHl2EGL5PbhuAcUhR/Uqsm4+zyew+sutJeR77sK0qQ73I6+r/p3RUxKc/GdA=="}},"payloadHash":"13ec9cf1e5b46d0d557b522fec76b329c7b3b69299ea8113706f4bb3d04b5003","permissionBasis":"owner"}'),
	(59, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 8, '31038570-19c0-5c8f-b0e8-52b2d3d2f66e', 'TaskAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.658+00', '{"assigneeId":null,"baselineEndOn":null,"baselineStartOn":null,"colour":null,"customFields":[],"deliveryGroup":null,"description":"","endOn":"2026-03-06","estimatedMinutes":null,"hourCents":null,"occurrence":"once","predecessorIds":[],"priority":"none","progress":0,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a1","realizedMinutes":null,"requirements":[],"startOn":"2026-03-02","stepId":"4a1b93e2-be24-57f5-94ff-9b72f100a0b1","tagIds":[],"taskId":"b9f91df6-6cf8-44a4-8f7a-953c99caadba","timeOfDay":null,"title":"Tarefa b9f91df6-6cf8-44a4-8f7a-953c99caadba"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"55de9cdf-7d87-4f05-a797-778e3185fa46","commandId":"55de9cdf-7d87-4f05-a797-778e3185fa46","correlationId":"55de9cdf-7d87-4f05-a797-778e3185fa46","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"evqKTRTA+IJbIeIKeLlACBwI7IevHk+NHFlo2oOdntQo+5Y7oxW+KAogLHE5/04+E83pgvcvkEWtf5otOsCbgQjnxNeXnQ=="}},"payloadHash":"50aba52eead9395dd635fb88f4186c39f3d6f7278b46507855dc83a8f76e19fc","permissionBasis":"owner"}'),
	(60, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 9, '4571d704-4b65-5943-aeb3-e84984d4d460', 'TaskAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.665+00', '{"assigneeId":null,"baselineEndOn":null,"baselineStartOn":null,"colour":null,"customFields":[],"deliveryGroup":null,"description":"","endOn":"2026-03-06","estimatedMinutes":null,"hourCents":null,"occurrence":"once","predecessorIds":[],"priority":"none","progress":0,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a2","realizedMinutes":null,"requirements":[],"startOn":"2026-03-02","stepId":"4a1b93e2-be24-57f5-94ff-9b72f100a0b1","tagIds":[],"taskId":"f352a55f-f547-4844-bdda-b3cc63206508","timeOfDay":null,"title":"Tarefa f352a55f-f547-4844-bdda-b3cc63206508"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"40f8daf3-22b0-4767-bb8b-7315710421c7","commandId":"40f8daf3-22b0-4767-bb8b-7315710421c7","correlationId":"40f8daf3-22b0-4767-bb8b-7315710421c7","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"Xi9nimt9KfRHUX8DGtVp8Cm8RHqFDYrq11V0K4KvBv1E96Xupxoq+wVqVAipX/xXCiadEHZXdF+xqNQqy7BWU+mmvZSFDg=="}},"payloadHash":"c0dc3e40d9211415e24ab4f731b864891a822b41865be08dc27fc4e7baba2620","permissionBasis":"owner"}'),
	(73, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 0, '104a8988-2cf9-51db-8836-e2380b3ae531', 'DocumentCreated', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.832+00', '{"authorId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","copiedFromId":null,"documentId":"5726b7b8-0e22-459b-9911-1d04db860e11","number":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","title":"Diário"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"34e937fe-8479-4fc3-b0ae-b354c651e8a1","commandId":"34e937fe-8479-4fc3-b0ae-b354c651e8a1","correlationId":"34e937fe-8479-4fc3-b0ae-b354c651e8a1","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"pAG0YPtuHBD0bRXakyuuhE8M8Ffi11nOXCeHIuHcuVJOCrROVxKrm/MiSkdd48jB0dSR57x23lBDiV/EEhAdB49RUbQysA=="}},"payloadHash":"29f5668ef9a90034a2898811d531ed878ebdd08eaf1d0bbe9b24562bbf764b2f","permissionBasis":"owner"}'),
	(41, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 0, '89764642-8ea4-52dd-9533-521530570380', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"595ba9ef-a7cb-5a6c-8580-5d3917962885","canvas":"project","classifications":[],"completeTip":"Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.","financialIntegration":false,"name":"Justificativa","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"Por que fazer este projeto?","rank":"a0","required":true,"standardArea":"justification"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"QVwWHXYSKYrCw+U3S/MBO0pECIVZLidnNWVIc/KYbrFkfZPLc0p47c4ckVECWABxsiKrqnJC25P25qhk3+g0UEpXwqY/yw=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(42, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 1, 'c42bc445-5b83-5b48-9bf2-d9151ccd56e2', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"ace9bc83-ad92-5c55-a516-0580bb0d1e84","canvas":"project","classifications":[],"completeTip":"Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.","financialIntegration":false,"name":"Produto","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"O que será entregue no fim?","rank":"a1","required":true,"standardArea":"product"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"5MfMpQuU2uBy+aYtUe7Bm45eSejsNLa8HGlKkEYecBnGyqQPUBqi1Lol9sPkgdEeE5CuTsSTSPP8uPVXQzJ1fUo+6lQUIg=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(43, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 2, 'd9d5d22b-9091-5fa7-bc3a-342e702d7044', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"dd377964-9b1d-53ab-b27b-964e121fbe2b","canvas":"project","classifications":[],"completeTip":"Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.","financialIntegration":false,"name":"Stakeholders","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"Quem é afetado e não está na equipe?","rank":"a2","required":false,"standardArea":"stakeholders"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"+r1VBFUusPTN2mkcUdXr8337bYEiRw39acCvWdxsvRj01TG6Ew6B0GAAu2ZtO4Cc6MBf0skP+bYqXXMDmOVInEbLYHS9pA=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(44, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 3, '169b8c21-5b5a-5405-b801-9f54017a4e29', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"0d91e778-7631-5392-a5a8-ddfe6b9ed72c","canvas":"project","classifications":[],"completeTip":"Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.","financialIntegration":false,"name":"Premissas","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"O que consideramos verdadeiro?","rank":"a3","required":false,"standardArea":"assumptions"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"aoY2loycRsND4oP+6Zat8fiHp1y3hli7hRpXJT3YYZAyL2AHW7YjLa551l6qum+JXb7wRd8H/nH+nBzlPZnsALn3VW250Q=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(45, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 4, '68bdd4d1-25a8-5b59-8e88-39f817896e0d', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"ed08f497-dbdf-5bcd-af22-5a043a0d4173","canvas":"project","classifications":[],"completeTip":"Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.","financialIntegration":false,"name":"Riscos","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"O que pode dar errado, ou melhor?","rank":"a4","required":false,"standardArea":"risks"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"VLGUUGwWBP2G0OF0zzXkLrNU1qeFuHG5x6EPTyui7BrqvV/0iPrxVkvZ8Q8TsE12tMzpWmn/BNznA9It+b8xsW/zW1wRBA=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(46, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 5, '48e1a13a-acc0-599e-9d0a-61b1c14063d4', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"7c0bbf93-a992-5d5f-9864-f203ef910a45","canvas":"project","classifications":[],"completeTip":"Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.","financialIntegration":false,"name":"Objetivos SMART","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"Aonde queremos chegar?","rank":"a5","required":true,"standardArea":"smartGoals"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"UiuqxZW2ENLULCYKFndMbb1UWeiqFIKWdK+g7HYPrhVBR6XZEBTYA0CNNJWv0ajKjx6h/xJ0CFrUIT613gvGfl78FI6fQg=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(54, 'project-babee9a7-53be-45e8-b9b8-90b11f6687f2', 1, 'eddb0975-68b6-514f-8fac-3c415bd84762', 'ProjectShared', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.614+00', '{"before":{"roles":[]},"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","roles":["stakeholder"],"userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"b07faf7a-726f-4f9b-a5f7-ebdd4ae2b2ab","commandId":"b07faf7a-726f-4f9b-a5f7-ebdd4ae2b2ab","correlationId":"b07faf7a-726f-4f9b-a5f7-ebdd4ae2b2ab","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"6fToe4HILvKGnIH+EqOrmzsUDK+dcx76BuyJInDcIediKuhJIpZJwJDzSFwKAvmCL7vcWohnpa701M0Ybye57K42I/Rdzw=="}},"payloadHash":"eca553eb6e5998949a2ffec026a9ba34b024257a3350bf93f84315fb8de5fe54","permissionBasis":"owner"}'),
	(47, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 6, '386a2730-f256-5811-ad28-0dbe100eda71', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"2d011491-db2c-572b-9034-5c679b647f47","canvas":"project","classifications":[],"completeTip":"Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.","financialIntegration":false,"name":"Requisitos","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"O que o produto precisa atender?","rank":"a6","required":true,"standardArea":"requirements"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"g8SwQOOh1iwyTod0BR6wmXahjrznBeVpvu0ofGU8yOO/mYB/qLBCy6n6Wm1sMa0LV9eKCp1pG2ajp1+49tDm6gy9MI7iAg=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(48, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 7, '82ce19bb-eb2f-5239-b649-e4513102476f', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"1532d320-1e19-5c9a-8302-6402eac143ca","canvas":"project","classifications":[],"completeTip":"As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.","financialIntegration":false,"name":"Equipe","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"Quem faz o trabalho?","rank":"a7","required":false,"standardArea":"team"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"2tSBFNtR2vsf2cNd2vEmsb9XDJRVSsQ/Qr/qSW4UyxTtCUn+oxgBkdr3Drs+bANdN9SDd4NnWgSU0DwdA1rw0QG1sZbFYg=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(49, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 8, 'e27e176c-f390-58e3-afcc-a0045b78acb6', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"c5184315-f7f0-5a8d-b2b3-e4f8d6009574","canvas":"project","classifications":[],"completeTip":"Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.","financialIntegration":false,"name":"Grupos de entrega","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"Quais são as partes do produto?","rank":"a8","required":true,"standardArea":"deliveryGroups"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"zVUH7TO0waF1Q6jDq2RCEWcSebhOeXjrqj1y6GXqavFQBr9sX/SzXwlnNjYnYzi5WRvpuUXSEFeKyjhJ4KoK307GgZM8zQ=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(50, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 9, '5aed7e18-d304-529f-a0cb-29ae10cb2c76', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":"dates","areaId":"bbcf2642-fcac-578b-892a-b33abe811cc8","canvas":"project","classifications":[],"completeTip":"Os marcos e os prazos das entregas, com a data planejada e a realizada.","financialIntegration":false,"name":"Linha do tempo","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"Quando cada entrega fica pronta?","rank":"a9","required":false,"standardArea":"timeline"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"6fk5Y29W20V1lL7D2U52RZkcvGozQV5tl9igkfb2rWn0WRWzpj7JEap5bOP91wdXccvvXo1NjzI7nnI/XRzRsOuqOZ38ag=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(51, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 10, '6e4a866a-7969-5bac-a362-95ab148633d0', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"836fefcd-935b-58b5-8482-b10d11989530","canvas":"project","classifications":[],"completeTip":"O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.","financialIntegration":false,"name":"Benefícios","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"O que melhora depois?","rank":"aA","required":false,"standardArea":"benefits"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"fh5NlwihziHSATnTEaMgWex8dzSmKDRZCK1jonNOORefB9rKLrAjCnd9MwB3d0TxIL9km4ZqjGxpn7E2X+LhdvmL3bjR2g=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(52, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 11, '4dc90672-43a4-5009-a8b7-0833bb02de59', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":null,"areaId":"c5836a99-d21b-575c-bb7c-2626fd7ecde9","canvas":"project","classifications":[],"completeTip":"Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.","financialIntegration":false,"name":"Restrições","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"O que limita o trabalho?","rank":"aB","required":false,"standardArea":"restrictions"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"rA3qL0ZdxLVT4GCSx6t9qlzjRxVdAMJoO6Nj74ugwa4Ll4fN6BGnNk7WWEWzAQi30HsNze75+R6nRSxj8eykuOE7PGUHlA=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(53, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 12, 'c9d0bd41-d72e-5385-a2f1-c9bcd45c6b8f', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.608+00', '{"additionalField":"values","areaId":"58c4dd91-f43a-53e9-a4ff-dffde64dffbe","canvas":"project","classifications":[],"completeTip":"Os custos de cada grupo de entrega, com o valor planejado e o realizado.","financialIntegration":false,"name":"Custo","projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","quickTip":"Quanto vai custar?","rank":"aC","required":false,"standardArea":"cost"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","commandId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","correlationId":"072e78b7-ae5d-4657-bcce-e67a06d1b974","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"QBcAg/GWpRLCa6npgCQpLnQqCrC6buIvw3DyFgQOH9Ahnuf+KNbUxhQJHDxYlRhrrQpbhXbHYLRQaLqGu8OJLP62OHitzw=="}},"payloadHash":"36131df3b7744512d3bc0eed67651f5960eaeb56f78e175a0c753cab0be3737e","permissionBasis":"administrator"}'),
	(55, 'project-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 1, '665020d8-8648-56f0-8fb0-0b12701b7f88', 'LegalHoldPlaced', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2026-11-23 14:06:14.621+00', '{"projectId":"b64ae4ae-f8f9-461f-b3a9-af13d6b19125","reason":"Processo judicial"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"d825079d-0f3f-47e2-9082-20feafb8d230","commandId":"d825079d-0f3f-47e2-9082-20feafb8d230","correlationId":"d825079d-0f3f-47e2-9082-20feafb8d230","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"psGElMpQ2WB8qAP7n2T0sVEr5084JHHujqj5Y6yQrfq1UaZrW41+T57NgpSt0BmkpzUUT+BPTT3Q9L2OSBeHrP1JXq1ssQ=="}},"payloadHash":"862a835899ba41573df1e5f2a586d1863bc4062e84803c06ca9c96b4e0e175a5","permissionBasis":"administrator"}'),
	(66, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 16, '405e916c-134f-57c7-b453-81d3e8c24e4b', 'CardAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.756+00', '{"areaId":"2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36","baseCardId":null,"cardId":"0306e13c-7881-4cc4-8bf0-e48c8f8215dc","colour":null,"concludedOn":null,"customFields":[],"description":"","link":null,"memberId":null,"plannedCents":null,"plannedOn":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","realizedCents":null,"realizedOn":null,"risk":null,"title":"Rua fechada"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"8b7b52f6-ed10-4ac2-8c62-3dae7eb1f518","commandId":"8b7b52f6-ed10-4ac2-8c62-3dae7eb1f518","correlationId":"8b7b52f6-ed10-4ac2-8c62-3dae7eb1f518","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"XyuynKgddhiJNJvd9TfxpZH8ex8thG0MGH59VEgaQ5qUhfzJrhpGAm9JJXhiUkBXDpDif0akth4yPx/xnxQ/1QMZg99vYQ=="}},"payloadHash":"43cb74006621f449bb8264c127a96094809a46311f53aa4812cdc38a1c42c2f6","permissionBasis":"owner"}'),
	(67, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 17, '8df7cc38-5484-5f02-b77c-a9aec7f1a0a6', 'CardAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.761+00', '{"areaId":"2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36","baseCardId":null,"cardId":"90fbfd85-0713-418c-bf5d-f7915bd96dea","colour":null,"concludedOn":null,"customFields":[],"description":"","link":null,"memberId":null,"plannedCents":null,"plannedOn":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a1","realizedCents":null,"realizedOn":null,"risk":null,"title":"Poeira"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"74a9705a-c162-4c20-abea-474276ee5dd3","commandId":"74a9705a-c162-4c20-abea-474276ee5dd3","correlationId":"74a9705a-c162-4c20-abea-474276ee5dd3","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"4ND1bIV+73/zWiKu6eRDo+3Vj8Ayrevbw6kt0VH62axyDXDd6N6CWL2A+g+fyV1iKsw1dsKHU6X5QvGO9vXD6cSGenX7pw=="}},"payloadHash":"c3cbf08a8b62c244fe9998b980f030781470e46647483ed9eeb8d7fb761563fc","permissionBasis":"owner"}'),
	(68, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 18, '6c0ed394-7395-52d5-864c-05cf8b5eeaea', 'CardDeleted', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.765+00', '{"before":{"areaId":"2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36","baseCardId":null,"colour":null,"concludedOn":null,"customFields":[],"description":"","link":null,"memberId":null,"plannedCents":null,"plannedOn":null,"rank":"a1","realizedCents":null,"realizedOn":null,"risk":null,"title":"Poeira"},"cardId":"90fbfd85-0713-418c-bf5d-f7915bd96dea","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","reason":"Repetido"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"3bf3a33c-ab8d-437d-900c-d972f8d32e1a","commandId":"3bf3a33c-ab8d-437d-900c-d972f8d32e1a","correlationId":"3bf3a33c-ab8d-437d-900c-d972f8d32e1a","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"jzN3f5xftPtUbNRxgreD7vGK2R0AwT+ckK9P1HMsQqxbZnX4KhMnXatfHhA3q2VZlxaGq69juGBgiqU/L/pIdUpJwn/lZQ=="}},"payloadHash":"e81bb4b47c54b169a4d321eaf16ae3c1178ebdb8e37ef3c7d100dfdcabcd5a2d","permissionBasis":"owner"}'),
	(69, 'discussion-babee9a7-53be-45e8-b9b8-90b11f6687f2-task-3fb79c61-868a-42c7-bad6-0453079ab14b', 0, '7f291a22-1300-5311-bd50-0fecf1415a0a', 'CommentAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.771+00', '{"authorId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","commentId":"587b9901-1cdc-4208-b1af-3a48e081edfb","content":[{"text":"Conferido 3fb79c61-868a-42c7-bad6-0453079ab14b"}],"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","target":{"id":"3fb79c61-868a-42c7-bad6-0453079ab14b","kind":"task"}}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"b20ecfca-73d2-48f1-b19d-cde6fed9a2af","commandId":"b20ecfca-73d2-48f1-b19d-cde6fed9a2af","correlationId":"b20ecfca-73d2-48f1-b19d-cde6fed9a2af","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"Oa5lSFTiXAtFFajz6VSnqdnUPqYSR7RPEBKU1MmQs28t7URmBFwjr2chxlkPAI/oy0CMCJY2JSMpsVqqu0LvjDDDRU/LTw=="}},"payloadHash":"8f9b3c3e9d43f9943cfb517207eb0632969841f3520effec4e20eb26399ec6e3","permissionBasis":"owner"}'),
	(70, 'storage-ab6449b9-63a7-4c0b-9540-2f2869320be4', 0, '4ef286e8-e050-5ff6-a734-1ac2c4509e7e', 'StorageReserved', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.78+00', '{"fileId":"163d4060-394c-4ba2-bc59-e14db6721be7","organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","size":6}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"01a208ba-92fb-727f-a1d0-d7049d166723","commandId":"01a208ba-92fb-727f-a1d0-d7049d166723","correlationId":"01a208ba-92fb-727f-a1d0-d7049d166723","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"grUT5ZZeuKsADFDzLKClDwoo8I7BcVfaT95ArmUawa4JUJ9j9ZwHdMp6bWy44TnO+2yncOu3mytKp59mokSG/YhhfDfrGA=="}},"payloadHash":"","permissionBasis":"owner"}'),
	(71, 'storage-ab6449b9-63a7-4c0b-9540-2f2869320be4', 1, 'a815596e-c686-5da8-aa1a-1a9f911cc74f', 'StorageReserved', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.795+00', '{"fileId":"c234354d-20d2-42da-b75a-71f3caa18300","organizationId":"ab6449b9-63a7-4c0b-9540-2f2869320be4","size":6}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"01a208ba-930b-77e1-9517-a98db83ee8fd","commandId":"01a208ba-930b-77e1-9517-a98db83ee8fd","correlationId":"01a208ba-930b-77e1-9517-a98db83ee8fd","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"sk2haeLj8cFD1k4RdJP8PprGGuVzeYk4tXP3ym3pzHZnJ4F5glFXmj1DUyY5qcaf/2IEtN9qhrxpSeYPv5jWxB2EplkZgg=="}},"payloadHash":"","permissionBasis":"owner"}'),
	(72, 'files-babee9a7-53be-45e8-b9b8-90b11f6687f2', 0, 'd45b617c-328d-518d-8824-4fabfdc6b178', 'FileAttached', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.822+00', '{"description":"","fileId":"163d4060-394c-4ba2-bc59-e14db6721be7","mediaType":"application/octet-stream","name":"planta 163d4060-394c-4ba2-bc59-e14db6721be7.txt","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","sha256":"9874e221c8a2c10c578346f32e77bc5656213421826e69166e1dd1c242bf3e4f","size":6,"storageKey":"01a208ba-92f9-75bc-b926-89cd3486cfc3","target":{"id":"3fb79c61-868a-42c7-bad6-0453079ab14b","kind":"task"},"uploaderId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"27afdcb3-8825-4a2e-ba74-275c28fe9d92","commandId":"27afdcb3-8825-4a2e-ba74-275c28fe9d92","correlationId":"27afdcb3-8825-4a2e-ba74-275c28fe9d92","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"RGKb/KSSXppHuB8whcZKm4xgkMpXXEHqHR+oaBRY1QfaMXAH+yp2zQ1SfpsfKWFyHUqGg9hAaSfrpz6ykv38nZOlLAwDZA=="}},"payloadHash":"f99391979645cd379373baa12c377822030a12a00fc708c0afcc11bbaebbfb70","permissionBasis":"owner"}'),
	(61, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 10, 'd5376355-bce5-56ca-809e-866d3af0daf0', 'TaskDeleted', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.671+00', '{"before":{"assigneeId":null,"baselineEndOn":null,"baselineStartOn":null,"colour":null,"customFields":[],"deliveryGroup":null,"description":"","endOn":"2026-03-06","estimatedMinutes":null,"hourCents":null,"occurrence":"once","predecessorIds":[],"priority":"none","progress":0,"rank":"a2","realizedMinutes":null,"requirements":[],"startOn":"2026-03-02","stepId":"4a1b93e2-be24-57f5-94ff-9b72f100a0b1","tagIds":[],"timeOfDay":null,"title":"Tarefa f352a55f-f547-4844-bdda-b3cc63206508"},"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","taskId":"f352a55f-f547-4844-bdda-b3cc63206508"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"07799186-7f97-4595-a9cd-d48325ad406d","commandId":"07799186-7f97-4595-a9cd-d48325ad406d","correlationId":"07799186-7f97-4595-a9cd-d48325ad406d","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"yxIuea87IG1MgLcjvNRokLavRdp8UGA48Xc4us9+QO3fEhza7W3yJBlRkD7JQ/ukJH64NjTOYYCvg7Xf42hHZ0D9jJnKqg=="}},"payloadHash":"4059df33c4677d54a61c65a199b36063a3d42b451ea1f1e3cafb460ed5a99a90","permissionBasis":"owner"}'),
	(62, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 11, '546a1339-a8d4-5de4-830f-a82a6c932e1f', 'ChecklistItemAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.679+00', '{"assigneeId":null,"description":"Trena","endOn":null,"itemId":"e6a45f4b-d2cb-43f7-be4a-1fd2ad30649f","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","startOn":null,"taskId":"3fb79c61-868a-42c7-bad6-0453079ab14b"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f894055e-dc7e-4ea5-95c4-365d33364552","commandId":"f894055e-dc7e-4ea5-95c4-365d33364552","correlationId":"f894055e-dc7e-4ea5-95c4-365d33364552","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"zcoue0sMUaV1397J6Ya3C2DmNwl6bWoIDm9ta6qtepEfY8JhNUq9yMZIUtUd3DW/2UclsM1oDi5RdhhUm2zGPiIK+pu9OA=="}},"payloadHash":"9e265c6e0f4915a86652e7746acdef1919974d0c999ba02a574990706cfebc55","permissionBasis":"owner"}'),
	(63, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 13, 'cd31cc23-0c6b-5454-87bf-47d8b5031b46', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.689+00', '{"additionalField":null,"areaId":"2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36","canvas":"project","classifications":[],"completeTip":"","financialIntegration":false,"name":"Impactos","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que muda ao redor?","rank":"aD","required":false,"standardArea":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"3059d881-b22c-4b15-8da5-f518e62634ff","commandId":"3059d881-b22c-4b15-8da5-f518e62634ff","correlationId":"3059d881-b22c-4b15-8da5-f518e62634ff","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"yWWjl6IChhglvxEibEr7+FOikZvPixrEWb7F8UEZdU07EdxlEqeNKNw62uJ5hkAU4Hm9ZI/SzgGhxZk+V4IrvK3y5sJcEw=="}},"payloadHash":"ccaa0a82d2c34b61d6eb0a1ad557cce5aee0578191123a68fc7cbd9b26828047","permissionBasis":"owner"}'),
	(64, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 14, 'b9c0dc7f-45a8-5340-a1a5-371d800d9bab', 'AreaAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.698+00', '{"additionalField":null,"areaId":"6b74a8db-69bf-4990-ba06-c39b4f8bbfdd","canvas":"project","classifications":[],"completeTip":"","financialIntegration":false,"name":"Lições","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","quickTip":"O que muda ao redor?","rank":"aE","required":false,"standardArea":null}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"15380040-0bae-4884-8fb3-a50c42d0eb10","commandId":"15380040-0bae-4884-8fb3-a50c42d0eb10","correlationId":"15380040-0bae-4884-8fb3-a50c42d0eb10","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"YT0EAz1n/JDpqiFniIylklnyYdnlM8YI08zgMHt/6ZWTGEUOTtPO1im3daPzUQusKpvQRnJCw2hyECbp39upfu4/E7DQZQ=="}},"payloadHash":"93922bede8ed575f47be7b16fe9ba93c1a6ea618f1d9e92c3844b20494664054","permissionBasis":"owner"}'),
	(65, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 15, '41c7cba3-fb1f-5a0f-85ae-f7af6952291e', 'CardAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.751+00', '{"areaId":"9f17e6be-7f36-5e06-bedd-2a0c9649a60e","baseCardId":null,"cardId":"e7597763-e932-4594-863f-be99d4252b6e","colour":null,"concludedOn":null,"customFields":[],"description":"","link":null,"memberId":null,"plannedCents":null,"plannedOn":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","realizedCents":null,"realizedOn":null,"risk":null,"title":"Fundações"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"61c479ff-837a-482b-a563-18c30277d8ca","commandId":"61c479ff-837a-482b-a563-18c30277d8ca","correlationId":"61c479ff-837a-482b-a563-18c30277d8ca","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"yjLUGs3nbsGM9TjmCi4rrsr9U2coYzt1do7FdlTXlFB5oQIvpiAESUF7QiTn099RNET/QDHNkr9c0fgZTyoPqcJYXvqTzg=="}},"payloadHash":"7bd5aa130bb44fffa1d630c93c06b4ac9b1f5971b8c5a9577517945fccaf20fa","permissionBasis":"owner"}'),
	(86, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 5, 'dac5a293-0523-586b-8eba-c86071fab552', 'SignOffViewed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.944+00', '{"contentHash":"93a6f0a006e6dc85b993e83141359e4d3f28589b8a0ae97a536c4710f6f71094","documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","round":1,"userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"404af340-f5a4-41f9-b43c-a81840ba38f8","commandId":"404af340-f5a4-41f9-b43c-a81840ba38f8","correlationId":"404af340-f5a4-41f9-b43c-a81840ba38f8","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"x4e45kfqKu9jGTKFCc2cbfnEmVhY2C+sEhiM3hjaspeNnSveREZ9lJa/tu2xTiRs6mUWj6pq2zdmLjkr30Sxkao5wkKc3w=="}},"payloadHash":"ebb442e413b5aeaa82edf8c1444eee149758c3699a7ffde2b100aa5d51bc665b","permissionBasis":"owner"}'),
	(87, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 6, '6d56e5f9-5bf1-5c01-9397-47df082d2af7', 'SignOffAccepted', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.95+00', '{"consentTextId":"simple-signature-1","contentHash":"93a6f0a006e6dc85b993e83141359e4d3f28589b8a0ae97a536c4710f6f71094","documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","round":1,"userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"b36b8833-b20e-4ba7-9157-241e827f2526","commandId":"b36b8833-b20e-4ba7-9157-241e827f2526","correlationId":"b36b8833-b20e-4ba7-9157-241e827f2526","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"esfyd17r2DNAUo9nBgIj7fp74qX6e4TPnUYj9SOg2Mr20JBVXlNxdULKrxBtDvteoZIto3oyXbvIg8rNHKQDq++QHZisAw=="}},"payloadHash":"6fc039f1e1fd407dc3c31489ecd4de88fd1494c67cbed01e0f37f7f779bcf72d","permissionBasis":"owner"}'),
	(74, 'document-57e62f16-e39d-4b0c-a2de-509b451548f4', 0, '48a8ea92-9565-55c8-8eb7-86d1e8fcbfcf', 'DocumentCreated', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.841+00', '{"authorId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","copiedFromId":null,"documentId":"57e62f16-e39d-4b0c-a2de-509b451548f4","number":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","title":"Diário"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"dd0fbc1e-6ddb-4bd7-ba30-a5e9161ad951","commandId":"dd0fbc1e-6ddb-4bd7-ba30-a5e9161ad951","correlationId":"dd0fbc1e-6ddb-4bd7-ba30-a5e9161ad951","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"5kwQwpyTBEbgi1W0qC7ipkg+XOXjtJlj4dYr9r1eEoMe7AxTfxTudDAICcVLPk0zh09fOzperqpmTWuXm9yTW+YVPb6Q8A=="}},"payloadHash":"b1bc32033e719a4312e39ae07fc2f7553b8a4eed48fc1eab3885ac5df5ec6b39","permissionBasis":"owner"}'),
	(75, 'document-57e62f16-e39d-4b0c-a2de-509b451548f4', 1, '83b2776a-9fc2-580d-b854-520ce159648d', 'DocumentDeleted', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.846+00', '{"documentId":"57e62f16-e39d-4b0c-a2de-509b451548f4","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","reason":"Repetido"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"ebc5c5b4-a8b5-454c-a1d4-6af7fc39f24e","commandId":"ebc5c5b4-a8b5-454c-a1d4-6af7fc39f24e","correlationId":"ebc5c5b4-a8b5-454c-a1d4-6af7fc39f24e","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"MMwsb4v1WSN55w2uBjwksdW0UmssFo4FEfK9TjPGROkUNEFxT6AT6/pgc6wgZE6e+LqNN8QZiJVTaW3Blu6WrpKeOCgHKg=="}},"payloadHash":"9e424917f90816a2f123e52ef9d1734eea2dba1efbf082f3b2b5351e566c8ac6","permissionBasis":"owner"}'),
	(76, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 1, '1c96b7f0-7cb3-5def-9794-8042d7342f32', 'DocumentSectionAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.853+00', '{"documentId":"5726b7b8-0e22-459b-9911-1d04db860e11","name":"Clima","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","sectionId":"93ce67aa-3e12-43f5-aae4-d07365ce1b67"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"abbcee43-6883-428d-9ac6-757d0069120a","commandId":"abbcee43-6883-428d-9ac6-757d0069120a","correlationId":"abbcee43-6883-428d-9ac6-757d0069120a","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"VtkjJIGRfWRmXupTjU1isXA7/9R/fSCFn4MIli/13M7/2PgK8HAu0Lo29ZOxThYspiXrmxBchdaC73T0tkBrKYu3pEnmTA=="}},"payloadHash":"e846a425435e9f0b9d530778b75a49e9e09198952fdbd6a08652c13d4e4e51fd","permissionBasis":"owner"}'),
	(77, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 2, 'bac114d2-4474-5da5-9552-7a7d17ae7028', 'DocumentSectionAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.857+00', '{"documentId":"5726b7b8-0e22-459b-9911-1d04db860e11","name":"Equipe","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a1","sectionId":"108c6ae2-cc90-4b06-b217-da58e1e6b71e"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f22d9c33-39db-4783-9b51-6b4d7f79e781","commandId":"f22d9c33-39db-4783-9b51-6b4d7f79e781","correlationId":"f22d9c33-39db-4783-9b51-6b4d7f79e781","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"QTqOQaExx+HVP4rCkA+6Q0lQMC7q/uBuyg5vwzn1c8KpgKsIMdcvwgB4DZEyd4ZKCFcRBjbjYjdWUMsVkdfboO8GPOWmiw=="}},"payloadHash":"74dbbe9899f254cbd3f274ae212574563e6bd4b607f4301d832a6bfdef70e3fc","permissionBasis":"owner"}'),
	(78, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 3, '14ee3e4e-04fd-5549-b7ca-3ff91abb3886', 'DocumentFieldAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.863+00', '{"documentId":"5726b7b8-0e22-459b-9911-1d04db860e11","fieldId":"edd93830-19d6-4f58-9927-0584868edd71","fieldKind":"text","fieldSize":"large","name":"Tempo","options":[],"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","required":false,"sectionId":"93ce67aa-3e12-43f5-aae4-d07365ce1b67"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"3ba1a065-ceba-4ffb-9577-c2dc9f6c4be2","commandId":"3ba1a065-ceba-4ffb-9577-c2dc9f6c4be2","correlationId":"3ba1a065-ceba-4ffb-9577-c2dc9f6c4be2","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"37XAMMZoRqLyxxNSOJwMMtKhVtQilGdHERPYc3UxEzoKMRbo0fFAQ6pPoyEFu0qnjsRnsH95uxkEo6m0QyTZybSL3a12qg=="}},"payloadHash":"f454feeb3393cd570638895ca183723dbe7a47ff808814cde74c2e5f344306ab","permissionBasis":"owner"}'),
	(79, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 4, 'eb6fd688-ab88-551b-919d-74687363b011', 'DocumentFieldAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.868+00', '{"documentId":"5726b7b8-0e22-459b-9911-1d04db860e11","fieldId":"81786a83-0d49-4fd1-9271-1a97b9e24e18","fieldKind":"text","fieldSize":"large","name":"Solo","options":[],"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a1","required":false,"sectionId":"93ce67aa-3e12-43f5-aae4-d07365ce1b67"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"5f825cc7-da5b-4089-b55b-d827cd45f0d6","commandId":"5f825cc7-da5b-4089-b55b-d827cd45f0d6","correlationId":"5f825cc7-da5b-4089-b55b-d827cd45f0d6","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"KKx45lqp87PSBSpzdADlYstEfuOAcnHA8IdWBbK3OS5+bguCCAnuOcwMUF+r3jc2D7tem2tHMlRXVm2K4Ja8MMk3+kO6Qg=="}},"payloadHash":"7fbf515ab5c6763a4e4c76c607537aa5465c6dc37b3e9a566e0878c815284628","permissionBasis":"owner"}'),
	(80, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 5, 'f3ae22de-7ed9-57ce-a0af-18061f88e065', 'DocumentApproverNamed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.873+00', '{"documentId":"5726b7b8-0e22-459b-9911-1d04db860e11","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"089b0374-531b-4f15-a221-53296875506a","commandId":"089b0374-531b-4f15-a221-53296875506a","correlationId":"089b0374-531b-4f15-a221-53296875506a","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"N8OAqYBjKWkTCFkIzd6BmQd7n+GbqkL8TuiCOnO9YfA2SnnkQ3Gyxpiz/ZC1pE1GFJRvppz8F4r3QawbPb2djq/G7OzVHw=="}},"payloadHash":"808edda9e33a344c1754f86eb95acd90eb860ed6ef7ab5d2219610e10ec3c102","permissionBasis":"owner"}'),
	(81, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 0, '231f93b7-a897-5150-b1bd-cdbb78294907', 'DocumentCreated', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.881+00', '{"authorId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","copiedFromId":null,"documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","number":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","title":"Laudo"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"d0fd9c5f-6f8c-4f63-a462-1e6667310e21","commandId":"d0fd9c5f-6f8c-4f63-a462-1e6667310e21","correlationId":"d0fd9c5f-6f8c-4f63-a462-1e6667310e21","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"NQPt41ZtOJ66zV5VLWMPA9kVKBLBFa7O8PQraoqrTnZMWgU2lBaBkl6iCuEWqtUbLDQybalIUSvJX2lVDljfKa3Z2cMQbA=="}},"payloadHash":"2287f9e8d370f01d5d8c95ff8872a9bd31378eac0a91a0fd81f43b28e5358d4d","permissionBasis":"owner"}'),
	(82, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 1, '1b419c44-fb5c-50f0-aa34-df154282e105', 'DocumentSectionAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.893+00', '{"documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","name":"Estrutura","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","sectionId":"a7817a5e-b924-4259-9914-962dd1f6bc9d"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f42ff2c8-7da6-4239-b175-211412273f82","commandId":"f42ff2c8-7da6-4239-b175-211412273f82","correlationId":"f42ff2c8-7da6-4239-b175-211412273f82","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"BImpikC43rkt85QJQU4XfxJSK7PVs45y4EcjXAaqxwhJCrEMt3YRmrPIkRS4nmKhYRW4Jqd0u2K4ho4LPVPUyqW1rwDmTA=="}},"payloadHash":"4d229e0429dcf8f7623befb5564e6e06ad0c8bf9a67fd1912895e7e67b2ab5a3","permissionBasis":"owner"}'),
	(83, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 2, '1e3f4961-4f38-59ed-8e37-49166d304e88', 'DocumentFieldAdded', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.898+00', '{"documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","fieldId":"f79c35ae-0e60-473f-abae-ffec9cde087c","fieldKind":"text","fieldSize":"large","name":"Solo","options":[],"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a0","required":false,"sectionId":"a7817a5e-b924-4259-9914-962dd1f6bc9d"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"3fee8166-6fb8-4d82-9ac2-c21e2d4d38cf","commandId":"3fee8166-6fb8-4d82-9ac2-c21e2d4d38cf","correlationId":"3fee8166-6fb8-4d82-9ac2-c21e2d4d38cf","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"DReWbJGCKCaw5e4iAGaKmOwdI9YEwv7PYFQ2MOX+rLDoVEs+byWEHYYWUmmZw2itpn0idgFPjs4QZ3ri2p6pNThATIUb6w=="}},"payloadHash":"08c105cad3c67485f672858d700704444b9c92ab1e16f6621b45909e542565ea","permissionBasis":"owner"}'),
	(84, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 3, '24c99885-b6ff-50ab-ba83-e87383893663', 'DocumentApproverNamed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.903+00', '{"documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"c7f2da9f-0879-4a07-a70d-4e71c9283e86","commandId":"c7f2da9f-0879-4a07-a70d-4e71c9283e86","correlationId":"c7f2da9f-0879-4a07-a70d-4e71c9283e86","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"xraYGN0ARIDpgk2576H0NvM4yNVMpX2hCBw28pzgHbIT3aIzHYfVarWSF6fndAh787jr616Sc2SWnWtmZ5uUwPHUIqB0nA=="}},"payloadHash":"74d0ad2d827f4ae5a03ad7ed44f66cd1f2e2f3697e170228a8416a759e9de785","permissionBasis":"owner"}'),
	(85, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 4, 'c3878ab1-e564-5854-ad0c-fb7850915ac6', 'SignOffRequested', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.91+00', '{"approverIds":["23ea0d8d-0bd6-48ad-9719-82b129e8eb23"],"authorId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","canonicalization":"RFC8785","content":"{\"attachments\":[],\"documentId\":\"e65da0d5-f3c2-434f-b3c8-65fb6901eafd\",\"number\":null,\"projectId\":\"babee9a7-53be-45e8-b9b8-90b11f6687f2\",\"prumo\":\"document\",\"sections\":[{\"fields\":[{\"fieldId\":\"f79c35ae-0e60-473f-abae-ffec9cde087c\",\"fieldKind\":\"text\",\"fieldSize\":\"large\",\"name\":\"Solo\",\"options\":[],\"required\":false,\"value\":null}],\"name\":\"Estrutura\",\"sectionId\":\"a7817a5e-b924-4259-9914-962dd1f6bc9d\"}],\"title\":\"Laudo\",\"version\":1}","contentHash":"93a6f0a006e6dc85b993e83141359e4d3f28589b8a0ae97a536c4710f6f71094","documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","documentVersion":3,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","requestedById":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","round":1}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"4000d616-baed-4027-8b4e-b03da85d0693","commandId":"4000d616-baed-4027-8b4e-b03da85d0693","correlationId":"4000d616-baed-4027-8b4e-b03da85d0693","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"EqSgRaPKoj4jhUocUUldDhQsle32sME3dnuxntWGxqHX6D6JrP8cTStnx42vhNpSBB2rN1H11F3kTbXpz2tSavFAkzpsFA=="}},"payloadHash":"13e1add81ccd275af36b03c66075dd98f4969912a6742b40698ea63673cc5bea","permissionBasis":"owner"}'),
	(94, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 1, '091a1b0e-b16d-5422-a03a-627792b05a9e', 'HeadPublished', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.034+00', '{"size":92,"to":{"kind":"folder"}}', '{"actor":{"kind":"system"},"causationId":"db66184c-8ce7-89dd-a4c4-fe86e26bafbd","commandId":"db66184c-8ce7-89dd-a4c4-fe86e26bafbd","correlationId":"db66184c-8ce7-89dd-a4c4-fe86e26bafbd","from":null,"payloadHash":"","permissionBasis":"system"}'),
	(95, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 3, '0ac316b9-6937-5709-8bea-ffd9ae989e4a', 'PasswordRecoveryRequested', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.042+00', '{"recoveryId":"eb642f7c-cbab-54ab-b594-efd409e6391c","userId":"06c90ede-b670-4e64-9443-059ed5f5ecb3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"de00661d-1ab0-42da-a914-0b6f3e06d6ab","commandId":"de00661d-1ab0-42da-a914-0b6f3e06d6ab","correlationId":"de00661d-1ab0-42da-a914-0b6f3e06d6ab","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"69I7jradpSddpB77Qrmd8o9IGILwqADsjzKPC6krXUwwzQSdjyYacMWv6XZTea6nPnbWk4Uz2knJiKpHH88HWP59a78idA=="}},"payloadHash":"80c2496dadbcb4f4522754d982d3d2101140657fcd68a05175da3905aaa3c431","permissionBasis":"anyone"}'),
	(97, 'organization-3d790ccc-8ee0-450f-931c-66d034a19ff6', 0, 'd4583cef-2c8a-53e8-8188-1ede1b6c1541', 'OrganizationFounded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', NULL, '2026-11-23 14:06:15.085+00', '{"administratorId":"e3f013e1-2187-4a17-94c5-bce0ac341e24","company":{"city":null,"document":null,"logotipoUrl":null,"name":"Construtora Horizonte","phone":null,"segment":"services","size":"10-49","state":null,"subdomain":null,"website":null},"organizationId":"3d790ccc-8ee0-450f-931c-66d034a19ff6"}', '{"actor":{"kind":"visitor"},"causationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","commandId":"4868d39e-b844-47dc-a8dd-eaefdd361708","correlationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"bc3bbfb11178a87d54806e9e134afe83fe6e2298d39f37d9e9bad5b0e5f91616","permissionBasis":"anyone"}'),
	(98, 'organization-3d790ccc-8ee0-450f-931c-66d034a19ff6', 1, 'a352dcce-6f82-5f1b-98b4-333f1fe952c8', 'UserAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', NULL, '2026-11-23 14:06:15.085+00', '{"licence":"creator","organizationId":"3d790ccc-8ee0-450f-931c-66d034a19ff6","profileId":null,"userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"}', '{"actor":{"kind":"visitor"},"causationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","commandId":"4868d39e-b844-47dc-a8dd-eaefdd361708","correlationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"bc3bbfb11178a87d54806e9e134afe83fe6e2298d39f37d9e9bad5b0e5f91616","permissionBasis":"anyone"}'),
	(99, 'subscription-3d790ccc-8ee0-450f-931c-66d034a19ff6', 0, '257f19a1-600a-5df5-8a4b-8244fbdcac46', 'TrialStarted', '3d790ccc-8ee0-450f-931c-66d034a19ff6', NULL, '2026-11-23 14:06:15.094+00', '{"code":"TRIAL-3D790CCC","endsAt":"2026-12-08T14:06:15.067Z","organizationId":"3d790ccc-8ee0-450f-931c-66d034a19ff6"}', '{"actor":{"kind":"visitor"},"causationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","commandId":"4868d39e-b844-47dc-a8dd-eaefdd361708","correlationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"bc3bbfb11178a87d54806e9e134afe83fe6e2298d39f37d9e9bad5b0e5f91616","permissionBasis":"anyone"}'),
	(88, 'account-23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 2, '18e3880a-0421-5990-9163-dc4078b25590', 'Reauthenticated', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.97+00', '{"method":"password","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"c435ab10-f599-4657-8cef-86b700605d59","commandId":"c435ab10-f599-4657-8cef-86b700605d59","correlationId":"c435ab10-f599-4657-8cef-86b700605d59","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"wIwMrBGcpWDZOEZnV3GPkxplrGm+UUsxOGq48hMCJS1QaQcd7GfwkkwGNM3O7wYg04qsPthFlKAGNoVBBtZDMspi41Q9Tg=="}},"payloadHash":"e00cf9cf257b7df0d1c7aa111b82ba0e04e79492b87ffb6096d91f4c7f529646","permissionBasis":"self"}'),
	(89, 'imports-babee9a7-53be-45e8-b9b8-90b11f6687f2', 0, '965bb66b-2d60-593c-9dbf-ff18b118ff0b', 'ImportStarted', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.976+00', '{"fileHash":"","fileName":"tarefas.csv","formats":{},"importId":"ff67daa9-08a4-4ff8-b058-9709bb0b8f04","mapping":{"columns":{"endOn":"d","startOn":"c","step":"b","title":"a"},"extra":[],"steps":{}},"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rowCount":0,"uploadId":"c2fc69c7-d3ce-4b7a-90c1-26cee7f08381"}', '{"actor":{"kind":"user","sessionRef":"","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"97479861-79d5-4bdc-a48e-7e77ded07341","commandId":"97479861-79d5-4bdc-a48e-7e77ded07341","correlationId":"97479861-79d5-4bdc-a48e-7e77ded07341","from":null,"payloadHash":"","permissionBasis":"import"}'),
	(90, 'imports-babee9a7-53be-45e8-b9b8-90b11f6687f2', 1, '758b58ad-33ba-59f8-8562-7adbd0125f49', 'ImportFinished', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.977+00', '{"added":0,"changed":0,"importId":"ff67daa9-08a4-4ff8-b058-9709bb0b8f04","projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","refused":0,"unchanged":0}', '{"actor":{"kind":"user","sessionRef":"","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"8c69d2d7-d29b-43eb-a100-69efb83ed9fe","commandId":"8c69d2d7-d29b-43eb-a100-69efb83ed9fe","correlationId":"8c69d2d7-d29b-43eb-a100-69efb83ed9fe","from":null,"payloadHash":"","permissionBasis":"import"}'),
	(91, 'actionlog-ab6449b9-63a7-4c0b-9540-2f2869320be4', 0, '59877245-0f5a-5435-be9b-11f5a121b3fd', 'ActionLogViewed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:14.982+00', '{"filters":{"from":null,"kinds":[],"personId":null,"projectId":null,"recordId":null,"to":null},"userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","viewId":"6ab01e65-6776-4531-929f-6e20676371dd"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"574134ca-a055-4788-a319-d7889185a058","commandId":"574134ca-a055-4788-a319-d7889185a058","correlationId":"574134ca-a055-4788-a319-d7889185a058","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"Cc8WinRcmN0GyCTq15RoyCb57z+JouH02pm086dQngPxP8VtYs26CUUOiFGJHGREyCZurqBK0EnlnQtru16SYYdEqc9EnQ=="}},"payloadHash":"a99b5519737b0728159f927338b09970e14dac491dd29aee708dd0704922a174","permissionBasis":"administrator"}'),
	(92, 'actionlog-ab6449b9-63a7-4c0b-9540-2f2869320be4', 1, 'dc9b2eb0-a82a-55c2-ab4c-3fdb1335b66d', 'ActionLogViewed', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:14.99+00', '{"filters":{"from":null,"kinds":[],"personId":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","recordId":null,"to":null},"userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","viewId":"3112c003-bf6e-4cd3-a555-8fce7e866f85"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"3060bf35-9d62-4525-95a1-bbd9f0f393cf","commandId":"3060bf35-9d62-4525-95a1-bbd9f0f393cf","correlationId":"3060bf35-9d62-4525-95a1-bbd9f0f393cf","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"KN3eXNRDV05ECGzX/lzY8nI9GBUN/6ZzFT4tVAsG/rdb15o7hZh8xTrvsEYZTNF1Ry2UBkTu7yF/dnkd/VQjX4FQdcmkyQ=="}},"payloadHash":"57e3c804c9e72797bf966018fd6ff7d0af4bcae5a4d491eee7f7b4e599396124","permissionBasis":"owner"}'),
	(93, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 0, '755d1258-a58a-50de-98f1-88ee239dc29d', 'LogHeadSigned', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.022+00', '{"before":null,"checkpoint":"prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4\n92\npMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw=\nat 2026-11-23T14:06:15.021Z\n\n— prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4 /SBKOy+/FEG7XRT+QUXXPhsWzs7F+yYBrPYGWIs2XictFl0AeHXyxGLR080cxJjKZVLURfv+xMBq706p5nKy0QF26wY=\n","root":"pMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw=","size":92,"verifierKey":"prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4+fd204a3b+AeGrmhRTZIHjbElB8OC0wQGs1ZVuALyFVjauNWJ5lMDD"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"abc53fcd-0cef-4902-8d43-a91736df10cd","commandId":"abc53fcd-0cef-4902-8d43-a91736df10cd","correlationId":"abc53fcd-0cef-4902-8d43-a91736df10cd","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"CDoJYElxv1Hrd+57UscQ6Qnx7KtG4TyB0of83IH8ubxW7fn1iyAzpkaoOREu6q9cjyqB436VvbvulzUHWLC+P/OhoANXMw=="}},"payloadHash":"30cf5f3d9130b96cf3c912843a74221846d7d03484809bce648838bdb37cfa36","permissionBasis":"administrator"}'),
	(96, 'claim-email-c9ca1f33d89f4df16cff00c7aa0af1471318974a79f36b22e05a5d7a2c0353b7', 0, 'da7585ae-7a03-50b2-a792-f9273bb0525f', 'NameClaimed', '3d790ccc-8ee0-450f-931c-66d034a19ff6', NULL, '2026-11-23 14:06:15.083+00', '{"holderId":"e3f013e1-2187-4a17-94c5-bce0ac341e24","kind":"email"}', '{"actor":{"kind":"visitor"},"causationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","commandId":"4868d39e-b844-47dc-a8dd-eaefdd361708","correlationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"bc3bbfb11178a87d54806e9e134afe83fe6e2298d39f37d9e9bad5b0e5f91616","permissionBasis":"anyone"}'),
	(100, 'account-e3f013e1-2187-4a17-94c5-bce0ac341e24', 0, '1ba8bc34-b267-5558-908f-d21f1eb6fba9', 'AccountOpened', '3d790ccc-8ee0-450f-931c-66d034a19ff6', NULL, '2026-11-23 14:06:15.097+00', '{"credentialId":"2aba451e-0104-5fb8-b951-16d5cded4b9d","language":"pt-BR","needs":["improveProjectPlanning"],"organizationId":"3d790ccc-8ee0-450f-931c-66d034a19ff6","passwordChosenFor":false,"person":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"YZiJHzb1dTVyRwGEqikHpGUpSpoEkUcejQqxGadFaqqu66U275lW5rU30zo2sqTK5f8oAb8Sq2z+PCwDsguQb8RiDH8Zhyj2qtog19jscPFHs+pDMhticsNrUV6PxTlR93RKOTetsftqbd+Hcc+6uThZFFBeDug0m41tPf6RA3+d5ToiNqhJy5jkCT5z"},"position":"projectManager","termsAccepted":true,"userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"}', '{"actor":{"kind":"visitor"},"causationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","commandId":"4868d39e-b844-47dc-a8dd-eaefdd361708","correlationId":"4868d39e-b844-47dc-a8dd-eaefdd361708","from":{"network":"127.0.0.0/24","precise":null},"payloadHash":"bc3bbfb11178a87d54806e9e134afe83fe6e2298d39f37d9e9bad5b0e5f91616","permissionBasis":"anyone"}');
INSERT INTO log.events VALUES
	(101, 'account-e3f013e1-2187-4a17-94c5-bce0ac341e24', 1, 'dd476385-b168-5321-abdb-53bb7b83bc61', 'SignedIn', '3d790ccc-8ee0-450f-931c-66d034a19ff6', NULL, '2026-11-23 14:06:15.133+00', '{"method":"password","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"01a208ba-945c-7408-bd70-c47078214053","commandId":"01a208ba-945c-7408-bd70-c47078214053","correlationId":"01a208ba-945c-7408-bd70-c47078214053","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"bN8UtL69KmLHQPrJpOBv664VCwtK5Jol4lDQBymLkMfxQmSh9DdndAyr7WFUKWlNQWfmPy7sPTIPoV1aZR0S75RK1SiIHw=="}},"payloadHash":"","permissionBasis":"self"}'),
	(102, 'project-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 0, '6867b6e0-9c22-55a2-b66a-797b171be793', 'ProjectCreated', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.142+00', '{"copiedFrom":null,"currency":"BRL","customerName":null,"description":"","internalCode":null,"organizationId":"3d790ccc-8ee0-450f-931c-66d034a19ff6","ownerId":"e3f013e1-2187-4a17-94c5-bce0ac341e24","pitch":"Reforma da escola municipal","portfolioName":null,"projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","tags":[]}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"tR5AZVgWBplH6SAYhZnop6csyKM3ZkWout8quEIudb8BL8P+vsdNKpS5ndXyQbJo/nC8M2VM447XGkGoy0X0eBjDn/tefA=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(103, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 0, '32979ba0-177b-5c7c-b402-0810509d5de2', 'StepAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.144+00', '{"description":"","finishes":false,"name":"A fazer","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","rank":"a0","stepId":"1199e860-42f6-5f9b-a9dd-83f696d04ae6","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"o6sCy1pIhoqwMxN9xW7JnEu77pYT9sN9zZTgCqJpnveOnwk+CL9j2EMLZFSXOleNk6pcypHZY5BEhT6CESBiwZ4CwNePuw=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(104, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 1, '0372c81a-ffdb-5dd1-992e-86710736c6d4', 'StepAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.144+00', '{"description":"","finishes":false,"name":"Em andamento","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","rank":"a1","stepId":"fe158b2c-466a-59ba-8aab-c91a223ad9c2","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"NFRHmVMAAGvJFa0l/gmgf3QuH7dMGbm/4ZQOVE04JcZv6gJuue8YsG2Gbi6981txxBxKQqGm/vX29P0hWAQ8BHM7T6Z9cg=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(105, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 2, '9b49f0cd-131c-576b-b28f-bb63d310524e', 'StepAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.144+00', '{"description":"","finishes":false,"name":"Fila de verificação","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","rank":"a2","stepId":"9bdd1e25-77ee-5c7f-ab1f-f22abd6dd098","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"kyvTuZ5srl3ubqjnEqfK1iaZI2qb6XiqgFYzTbDH0nhck34KWPq4d/zYXEM3uzUUv19AGEZNvJCIQmRETqxIwyTHsiIOGg=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(106, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 3, '75d5d176-ac68-58b0-bfcc-aa4c33466010', 'StepAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.144+00', '{"description":"","finishes":false,"name":"Verificação","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","rank":"a3","stepId":"05345fa8-7eaf-5881-98b9-533f0b411ff7","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"8SNCIYReNby9QBTw93bWGpIopgPF+u0XiuPE7mIa2hP+Z8tbNEJnN2vsU+wm2K95YfkBUOCTruOu+Rw8vPBzGQ55c5xUjg=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(107, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 4, '79886a77-a2db-5f54-aef4-4e53986ab6a1', 'StepAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.144+00', '{"description":"","finishes":true,"name":"Concluído","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","rank":"a4","stepId":"7c969231-dbfe-55a7-ac9e-2b1675ec6e7d","taskLimit":null}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"FajUpDuu3NDTcXlxgkv2MywhN1AEmrN9g8RldN1ADKqOJoFvFByCulZyrR97/OU17VLpApKLg+fY8aWOAh3BFR4/qAydgA=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(108, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 0, '8ebc3019-a4f6-54d0-81b7-5d06afcf388c', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"0f41fd7d-3bde-5817-87bc-be4761721735","canvas":"project","classifications":[],"completeTip":"Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.","financialIntegration":false,"name":"Justificativa","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"Por que fazer este projeto?","rank":"a0","required":true,"standardArea":"justification"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"QhE6nKfjgIQvTZH5iWCN/5zhNIMCWXw8WDJ31vvhT9pGlaMmPFnSZGtp8Qynm3Jd9hoDdroQxMJ2oKoaNlugg+w9tBp7tw=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(109, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 1, 'de29f798-4237-5b56-b394-3da2ab3f7175', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"e2a9417e-9709-5abb-b1a5-c35070ed3f63","canvas":"project","classifications":[],"completeTip":"Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.","financialIntegration":false,"name":"Produto","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"O que será entregue no fim?","rank":"a1","required":true,"standardArea":"product"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"aiYa3uHzs/IO1SoVblbEhv/uBUE7c601JLAb5ef1OIUcviL/OWb/A8Mrz5fn1DyU22LmqMcwFzD+fDxs91K2rEbiRnkCYA=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(110, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 2, '7b7068df-2b8a-56b3-bdd8-0924780d0e31', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"ffd7fb94-de50-5a13-8d88-7ef45f9cd0ae","canvas":"project","classifications":[],"completeTip":"Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.","financialIntegration":false,"name":"Stakeholders","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"Quem é afetado e não está na equipe?","rank":"a2","required":false,"standardArea":"stakeholders"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"/1tNl77YjStvWH4MTIvReiqTs6vIqE/cMqyJzibQ93FQUx0rzrooWKAUf4XkWZgk3zgv1f8HaIp9FK0Xw8rqwlurkDcGYA=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(111, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 3, '89405207-4f33-5670-8115-532f240edccc', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"3e0b8d47-af72-5d7d-b630-b8a210a36dd0","canvas":"project","classifications":[],"completeTip":"Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.","financialIntegration":false,"name":"Premissas","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"O que consideramos verdadeiro?","rank":"a3","required":false,"standardArea":"assumptions"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"/EHaBpynBFzFNSYdMp8d/P3bhUJbiyRx2oVhBUouG4ljQkx6qBky6GQJPSz1ljw2CtJlOnwAgmDFpFRWcOIt5nsIMvV+7Q=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(112, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 4, '7d8a2a4e-cc2e-583e-ac10-af18376dbe5d', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"7111d9a9-698b-5d03-a30c-9280cf6ca75f","canvas":"project","classifications":[],"completeTip":"Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.","financialIntegration":false,"name":"Riscos","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"O que pode dar errado, ou melhor?","rank":"a4","required":false,"standardArea":"risks"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"CGBcY0ae6ej18deiIhuWA4TVHQVHx2x5YOEixwuJ/i03JNeLhckW7eX0f/Ekggp0So9Pv23/KMzf/hs+put7ipvkhvaqgA=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(113, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 5, '374f0514-b9a3-5a1f-9609-7610127da7af', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"bad0f128-e6cd-5140-aae3-088dec9d0cf8","canvas":"project","classifications":[],"completeTip":"Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.","financialIntegration":false,"name":"Objetivos SMART","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"Aonde queremos chegar?","rank":"a5","required":true,"standardArea":"smartGoals"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"kUvzJerCkhuTQQ6gt27aVhMotzcMA1ljUpGiwM7rsnDB3bTrRNqModLVj+0k2JV9kb/XqexnZmB6evJEAUcL5mc8HkETGQ=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(114, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 6, 'e0f3ca21-d315-5b51-bf5b-4177741d4320', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"7295932b-e967-5459-859f-155701ce31db","canvas":"project","classifications":[],"completeTip":"Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.","financialIntegration":false,"name":"Requisitos","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"O que o produto precisa atender?","rank":"a6","required":true,"standardArea":"requirements"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"vgnh/JkRYmycPWJeu3GePgYJZD9I3s5+M9cXAJjroThbR7BpnuBAnBU1EkNOY1Nm099FTG+IeosoF0HK9MvQwWMvn01UJA=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(115, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 7, '74105f85-7a21-583f-919d-9d59159b0c02', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"4668d5dc-b40f-58b9-a9af-dcdda303ea5d","canvas":"project","classifications":[],"completeTip":"As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.","financialIntegration":false,"name":"Equipe","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"Quem faz o trabalho?","rank":"a7","required":false,"standardArea":"team"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"NwbED4eMWrsJRm+v9zuxuqpDwp39wunOxTP9L+0dfMC+fnuzm0PZjoJMmaZ6YMeYe61d21NELBAMLOGFWKrd1X4utVyDwg=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(124, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 12, 'e0662158-9430-574c-b0d9-f6d802e20898', 'StepFieldsLocked', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:15.213+00', '{"before":{"fields":[]},"fields":["startOn","endOn"],"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","stepId":"15c316b3-2568-5834-802d-2dd2d1e4d821"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"b40d2d85-5afe-40fb-b118-70674bcdac26","commandId":"b40d2d85-5afe-40fb-b118-70674bcdac26","correlationId":"b40d2d85-5afe-40fb-b118-70674bcdac26","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"zVU5AU1zWnC8IzohScfb4zSb687XBY/cUTfbEgB456BpYC8epNersAlH3J79En8zEAJPMEKSKUUvg/b8RpHqndP2tP6+yA=="}},"payloadHash":"0e263876361cd4e895ad9c5ceb278d967478e67a6c5a1d29028a5ba7a3b699a2","permissionBasis":"owner"}'),
	(116, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 8, '920f2b14-796e-5aa7-a44f-a9c11d0eb233', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"8a386a87-24bf-573a-acd5-2c17982bef2b","canvas":"project","classifications":[],"completeTip":"Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.","financialIntegration":false,"name":"Grupos de entrega","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"Quais são as partes do produto?","rank":"a8","required":true,"standardArea":"deliveryGroups"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"zAt/z0VuunwADGmNrZzD68byBrcHMCspYAvGEv5xSWpBsayAix3HnfRwXmeubrwr9GwBphw2tpP6s7/Q8onR5VavpR6DPw=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(117, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 9, 'd9d75ca0-bf3c-54a9-9499-eff8fa1174c1', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":"dates","areaId":"c0f31205-abc3-58a3-a05c-b306ccafea1e","canvas":"project","classifications":[],"completeTip":"Os marcos e os prazos das entregas, com a data planejada e a realizada.","financialIntegration":false,"name":"Linha do tempo","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"Quando cada entrega fica pronta?","rank":"a9","required":false,"standardArea":"timeline"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"wPIFrgvKeCGIU8Jiq+og+VjJPM+bBUg1FsdEvxVGvjzpxPckArnG+KsxYfhzsROA6HFSHav8YzeM7DmHExBEOB5jzIbAMA=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(118, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 10, 'af9da738-f9fb-5d72-aaaf-409c1ba8991d', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"737c8f25-7fbe-5ad1-b42e-0d62b725f9e1","canvas":"project","classifications":[],"completeTip":"O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.","financialIntegration":false,"name":"Benefícios","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"O que melhora depois?","rank":"aA","required":false,"standardArea":"benefits"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"9pcBrAB11NlFdtKM3E4AML+iYSWVMFUyEJ/4vE67+qB5zxn4fssi2OdFlxAdWtiU5ds8pv2rCprqfzs2U+wqufv++UG36g=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(119, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 11, 'd22ae9cd-1b22-51c5-bd38-6d830e30fcd7', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":null,"areaId":"4a23308a-91e9-55a7-8869-86a71cf80131","canvas":"project","classifications":[],"completeTip":"Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.","financialIntegration":false,"name":"Restrições","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"O que limita o trabalho?","rank":"aB","required":false,"standardArea":"restrictions"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"Wh9xpiWXztsK9NTrIg0eNGHjVXyAdEnidvuaB0AuY2hSlUVQCXZ5z9O0eo1tBvJncqDxxqazNf13kCUY7NFRbDthh1VA+w=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(120, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 12, '529e55b4-5cef-5ed0-ac7b-0cafaab7cda5', 'AreaAdded', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '2026-11-23 14:06:15.147+00', '{"additionalField":"values","areaId":"93247d3f-e002-5d08-91f1-1bab40aad63b","canvas":"project","classifications":[],"completeTip":"Os custos de cada grupo de entrega, com o valor planejado e o realizado.","financialIntegration":false,"name":"Custo","projectId":"45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a","quickTip":"Quanto vai custar?","rank":"aC","required":false,"standardArea":"cost"}', '{"actor":{"kind":"user","sessionRef":"babc46b76d8ef118","userId":"e3f013e1-2187-4a17-94c5-bce0ac341e24"},"causationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","commandId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","correlationId":"9f03a29a-71d9-4329-98b1-7b4eb2b01bd3","from":{"network":"127.0.0.0/24","precise":{"of":"e3f013e1-2187-4a17-94c5-bce0ac341e24","sealed":"PIJy8lCn2eaEVLyGz7HNpMHu871Z4hV5T//z6Qn7LkDh3ezT+2IUfJjGI3RwmhC/es7A0LhXe/atJ7JXslV21+yWwfMW7g=="}},"payloadHash":"e2cefb5b19864858ca81a93597851a0c8f645ef7c37469ce2e79e100115887cd","permissionBasis":"administrator"}'),
	(121, 'account-046bf735-e39d-4d63-990e-e73058ead1d3', 1, '220bbdfc-477c-5fb8-975a-7af21c46274a', 'PersonErased', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.167+00', '{"reason":"Saiu da empresa","retainedUntil":null,"rule":"administrator","userId":"046bf735-e39d-4d63-990e-e73058ead1d3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"c7d79f6d-e03a-4d4e-98eb-3526089ae0d6","commandId":"c7d79f6d-e03a-4d4e-98eb-3526089ae0d6","correlationId":"c7d79f6d-e03a-4d4e-98eb-3526089ae0d6","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"b6b4VY+fn1aS+9AG4JbldSvjaezLJvz8eU7W0gsFIVbnkYutu6vTmEdeEEOcCrbDvGj7cyD5LQlVYTAhfHvDx8FTXMGb5Q=="}},"payloadHash":"a4c5bac14b43ced049e28b5e341c03cb10bf2d9477cf12c23ed8660963dc7303","permissionBasis":"administrator"}'),
	(122, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 5, '786e6df1-56a5-5a09-832d-638ac3659ad3', 'UserRemoved', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.169+00', '{"before":{"licence":"viewer","profileId":null},"userId":"046bf735-e39d-4d63-990e-e73058ead1d3"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"c7d79f6d-e03a-4d4e-98eb-3526089ae0d6","commandId":"c7d79f6d-e03a-4d4e-98eb-3526089ae0d6","correlationId":"c7d79f6d-e03a-4d4e-98eb-3526089ae0d6","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"gigK/Cw6/4Zz/A5mdPObfgGtyT3/kj50w2OpB4QsB2NW423ZwXxgVHpnOEiGakobzNLma24B9pgYsGcVugTSzU7aRpQRhg=="}},"payloadHash":"a4c5bac14b43ced049e28b5e341c03cb10bf2d9477cf12c23ed8660963dc7303","permissionBasis":"administrator"}'),
	(123, 'claim-email-9f22d2b45b1d81ca313f1ec895fda6706a29abcf2c68ff3824d64ec42fbb6baf', 1, '297715c2-03a0-5fca-a9ab-01dfab915f34', 'NameReleased', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.186+00', '{"holderId":"046bf735-e39d-4d63-990e-e73058ead1d3","kind":"email"}', '{"actor":{"kind":"system"},"causationId":"89fa73f8-84c1-8720-9189-c4e0af22ee58","commandId":"89fa73f8-84c1-8720-9189-c4e0af22ee58","correlationId":"89fa73f8-84c1-8720-9189-c4e0af22ee58","from":null,"payloadHash":"","permissionBasis":"system"}'),
	(125, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 13, '9644c2a9-4b40-5c01-bfd6-9ab776e075d3', 'TaskRestored', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2026-11-23 14:06:15.221+00', '{"addedAt":"2026-11-23T14:06:14.665000Z","addedBy":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","assigneeId":null,"baselineEndOn":null,"baselineStartOn":null,"before":{"predecessorIds":[],"rank":"a2","stepId":"4a1b93e2-be24-57f5-94ff-9b72f100a0b1","tagIds":[]},"colour":null,"customFields":[],"deliveryGroup":null,"description":"","endOn":"2026-03-06","estimatedMinutes":null,"hourCents":null,"occurrence":"once","predecessorIds":[],"priority":"none","progress":0,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","rank":"a2","realizedMinutes":null,"requirements":[],"startOn":"2026-03-02","stepId":"4a1b93e2-be24-57f5-94ff-9b72f100a0b1","tagIds":[],"taskId":"f352a55f-f547-4844-bdda-b3cc63206508","timeOfDay":null,"title":"Tarefa f352a55f-f547-4844-bdda-b3cc63206508"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"e45d51ee-674e-4c56-82ac-3970486344f5","commandId":"e45d51ee-674e-4c56-82ac-3970486344f5","correlationId":"e45d51ee-674e-4c56-82ac-3970486344f5","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"Fl62r+x3/OYPXt3S85KNRTHEarGI792Q/PX+1m/Qy54l2vBlgcFxnOKFT1Rp0YArtA7CN8gEwR3jtBL6MKx35K7vYZLz+A=="}},"payloadHash":"ddd65e592716b34adb9f1a5fe5089842c0d922c655eeacccf83d452938d0a705","permissionBasis":"owner"}'),
	(126, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 2, 'e0ceef1d-d281-5ab4-b220-3fcdf2594085', 'LogHeadSigned', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.251+00', '{"before":{"root":"pMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw=","size":92},"checkpoint":"prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4\n100\nXN9ZUj3KTiXhsEu96NQSqHH3VxaT0PCjeXJnSrCHRzs=\nat 2026-11-23T14:06:15.251Z\n\n— prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4 /SBKO4AsAa2y+8NEC3eTjAgN8Z2ZY6h08e87rJpDT57rGii69t+vMoTtZf+QT11ETyfkAoNpr/nvJi29MlenBL+qdQU=\n","root":"XN9ZUj3KTiXhsEu96NQSqHH3VxaT0PCjeXJnSrCHRzs=","size":100,"verifierKey":"prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4+fd204a3b+AeGrmhRTZIHjbElB8OC0wQGs1ZVuALyFVjauNWJ5lMDD"}', '{"actor":{"kind":"user","sessionRef":"444aed21e290037b","userId":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23"},"causationId":"f254d230-c8c8-4f32-aaea-a35e9801b4dd","commandId":"f254d230-c8c8-4f32-aaea-a35e9801b4dd","correlationId":"f254d230-c8c8-4f32-aaea-a35e9801b4dd","from":{"network":"127.0.0.0/24","precise":{"of":"23ea0d8d-0bd6-48ad-9719-82b129e8eb23","sealed":"zBqGlvA+30nRxNMZmLaCfmhWg07x3Q0+Mm/iXSIeCR+pe6gj1uqUT8bxQ5Sk43BMICJfoJVVMUSJcs/G6sG//u/We6LTnQ=="}},"payloadHash":"30cf5f3d9130b96cf3c912843a74221846d7d03484809bce648838bdb37cfa36","permissionBasis":"administrator"}'),
	(127, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 3, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea', 'HeadPublished', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', NULL, '2026-11-23 14:06:15.261+00', '{"size":100,"to":{"kind":"folder"}}', '{"actor":{"kind":"system"},"causationId":"ef450536-b296-8a85-93d2-7522e3dce011","commandId":"ef450536-b296-8a85-93d2-7522e3dce011","correlationId":"ef450536-b296-8a85-93d2-7522e3dce011","from":null,"payloadHash":"","permissionBasis":"system"}');


--
-- Data for Name: identity; Type: TABLE DATA; Schema: log; Owner: postgres
--

INSERT INTO log.identity VALUES
	(true, '01a208ba-8ea5-73f0-9452-98cdd922837e', '2026-11-23 14:06:13.669+00', NULL);


--
-- Data for Name: bound_log; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.bound_log VALUES
	(true, '01a208ba-8ea5-73f0-9452-98cdd922837e', 'Postgres', '2026-11-23 14:06:13.669+00', NULL);


--
-- Data for Name: command_ids; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: credentials; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.credentials VALUES
	('40b04742-1654-5cae-a450-ec658dbb9244', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '$argon2id$v=19$m=19456,t=2,p=1$nTJIjoxrV7Q0QCYanQFHQw$l65xfwQl6eQbCIRZSP+vvSMzBw5F36R7PtpYMjsDvmA', '2026-11-23 14:06:14.225+00'),
	('e0591d50-a58e-5dd9-b5a5-d7908c489ee9', '06c90ede-b670-4e64-9443-059ed5f5ecb3', '$argon2id$v=19$m=19456,t=2,p=1$g58aGelR9S20XoyPIkqgfQ$f3a2zbjZtFU1h3z5M2d0SHiwlebhdrpjCT6e9cyq/rA', '2026-11-23 14:06:14.384+00'),
	('4aeed3a2-6a11-53ef-ae47-90b0600f2f76', '06c90ede-b670-4e64-9443-059ed5f5ecb3', '$argon2id$v=19$m=19456,t=2,p=1$gZHbnbb+xqgkfBtAkwvRgQ$t2fHjCdeOuCi0aWicw6Irmy69jA66RqQc1cZhsHkdHc', '2026-11-23 14:06:14.465+00'),
	('2aba451e-0104-5fb8-b951-16d5cded4b9d', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '$argon2id$v=19$m=19456,t=2,p=1$+/Dq/QOIwODPB53yZ5UyFA$sBvpcGjGms57Wo7eCJDlfBpst5zb2D3dSY0h7LbVQqw', '2026-11-23 14:06:15.081+00');


--
-- Data for Name: denial_counts; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: denials; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: documents_with_files; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: erased_persons; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.erased_persons VALUES
	('046bf735-e39d-4d63-990e-e73058ead1d3', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', true);


--
-- Data for Name: file_uploads; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.file_uploads VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'c234354d-20d2-42da-b75a-71f3caa18300', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '01a208ba-930a-7674-b6e8-7adc5b7e4c1a', 6, '9874e221c8a2c10c578346f32e77bc5656213421826e69166e1dd1c242bf3e4f', 'application/octet-stream', NULL, NULL, '2026-11-23 14:06:14.812+00');


--
-- Data for Name: hand_offs; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: import_jobs; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: ledger; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.ledger VALUES
	(true, 122, 2, '786e6df1-56a5-5a09-832d-638ac3659ad3');


--
-- Data for Name: person_keys; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.person_keys VALUES
	('23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '\x06a4d598527c5016e0d906b290e4d8fba9f3ee5a575ba06a6111ddc079c2e0634065662b9f7ece4902b8ac440043bae452dbab4fc606a67311482369'),
	('06c90ede-b670-4e64-9443-059ed5f5ecb3', '\x816a6401be1f92ebdacf9692deddbf31961b64173de0ffdcc7fcf8d8f61ce13adc67af47db7efbb20e2ecf430c9b710786b96dfe30ac66f7462d4afa'),
	('e3f013e1-2187-4a17-94c5-bce0ac341e24', '\xfd30dad86fbd6549a01d287eaafe58d3bf0197d51dc6166be5792999ca68299ba8cfdec6489b200f6b46fa2b95a744bcf62c34aa1bd2c07038a3f186');


--
-- Data for Name: policies; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.policies VALUES
	('whenDocumentCreatedCopyForm', 85, 'c3878ab1-e564-5854-ad0c-fb7850915ac6'),
	('whenProjectCopyStartedLayOutPlan', 85, 'c3878ab1-e564-5854-ad0c-fb7850915ac6'),
	('whenProjectDeletedRemoveFiles', 85, 'c3878ab1-e564-5854-ad0c-fb7850915ac6'),
	('whenTaskDeletedLeaveSuccessors', 85, 'c3878ab1-e564-5854-ad0c-fb7850915ac6');


--
-- Data for Name: policy_work; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: project_logs; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.project_logs VALUES
	('b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', false, false, '2026-11-23 14:06:14.596+00', '2026-11-23 14:06:14.621+00', 20, NULL),
	('babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', false, false, '2026-11-23 14:06:14.484+00', '2026-11-23 14:06:14.99+00', 53, NULL),
	('45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', false, false, '2026-11-23 14:06:15.142+00', '2026-11-23 14:06:15.147+00', 19, NULL);


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.rate_limits VALUES
	('place:06c90ede-b670-4e64-9443-059ed5f5ecb3|96151cb354ba24282c14b01a1c8506b34d6f70d2905a4cea3e7d06208b9140cf', 1, 1798034774474),
	('place:23ea0d8d-0bd6-48ad-9719-82b129e8eb23|96151cb354ba24282c14b01a1c8506b34d6f70d2905a4cea3e7d06208b9140cf', 1, 1798034774972),
	('visit:RequestPasswordRecovery|96151cb354ba24282c14b01a1c8506b34d6f70d2905a4cea3e7d06208b9140cf', 1, 1795443675039),
	('visit:SignUp|96151cb354ba24282c14b01a1c8506b34d6f70d2905a4cea3e7d06208b9140cf', 2, 1795443674141),
	('network:96151cb354ba24282c14b01a1c8506b34d6f70d2905a4cea3e7d06208b9140cf', 8, 1795446374139),
	('place:e3f013e1-2187-4a17-94c5-bce0ac341e24|96151cb354ba24282c14b01a1c8506b34d6f70d2905a4cea3e7d06208b9140cf', 1, 1798034775127),
	('head:ab6449b9-63a7-4c0b-9540-2f2869320be4', 2, 1795446375018);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.recovery_codes VALUES
	('0a4084702caefa2d409b25c287771c80e6a7263ca70b1880867477a57db6560f', 'eb642f7c-cbab-54ab-b594-efd409e6391c', '06c90ede-b670-4e64-9443-059ed5f5ecb3', '2026-11-23 14:06:15.043+00');


--
-- Data for Name: relay; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: platform; Owner: postgres
--

INSERT INTO platform.sessions VALUES
	('a768714df96c966aff25e88c18b79d4d37b0a4c6fa63811085d06d1ccd6ca822', 'babc46b76d8ef118', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '2026-11-23 14:06:15.131+00', '2026-11-23 14:06:15.131+00', 0, NULL, NULL),
	('96a8808193daa435f25fab46567449dac0a708395ef039bc06bd35f60938715f', '444aed21e290037b', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '2026-11-23 14:06:14.33+00', '2026-11-23 14:06:14.33+00', 122, NULL, '786e6df1-56a5-5a09-832d-638ac3659ad3'),
	('f7c4528786bd53fee1d405c076ea7287999bef6df56b5b11e08b8a671b210dfb', '7e6ec62563f232fe', '06c90ede-b670-4e64-9443-059ed5f5ecb3', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '2026-11-23 14:06:14.425+00', '2026-11-23 14:06:14.425+00', 122, NULL, '786e6df1-56a5-5a09-832d-638ac3659ad3');


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: uploads; Type: TABLE DATA; Schema: platform; Owner: postgres
--



--
-- Data for Name: audit_actions_v6; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.audit_actions_v6 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '39e1fd0b-08d9-5669-9f1c-b51b565c9017', 1, 'claim-email-75a5710f8f07ff6e503a0bb7df5c40d8eda75191244b5638149a22a0a0e5afb4', 'NameClaimed', '2026-11-23 14:06:14.228+00', 'visitor', NULL, NULL, NULL, '[{"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "holderId"}, {"after": "email", "field": "kind"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '0ba14b4a-c94b-5689-b6d8-fe0371d419f1', 2, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'OrganizationFounded', '2026-11-23 14:06:14.251+00', 'visitor', NULL, NULL, 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '[{"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "administratorId"}, {"after": {"city": null, "name": "Construtora Horizonte", "size": "10-49", "phone": null, "state": null, "segment": "services", "website": null, "document": null, "subdomain": null, "logotipoUrl": null}, "field": "company"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'f0c07677-489c-5a2c-973e-9c27c554ffbc', 3, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'UserAdded', '2026-11-23 14:06:14.251+00', 'visitor', NULL, NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '[{"after": "creator", "field": "licence"}, {"after": null, "field": "profileId"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '44bdb121-721d-5703-897a-f2d719fdd5aa', 4, 'subscription-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'TrialStarted', '2026-11-23 14:06:14.256+00', 'visitor', NULL, NULL, 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '[{"after": "TRIAL-AB6449B9", "field": "code"}, {"after": "2026-12-08T14:06:14.146Z", "field": "endsAt"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '2e988ea7-40d3-5ed7-a86b-4e863cbeadf1', 5, 'account-23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'AccountOpened', '2026-11-23 14:06:14.263+00', 'visitor', NULL, NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '[{"after": "40b04742-1654-5cae-a450-ec658dbb9244", "field": "credentialId"}, {"after": "pt-BR", "field": "language"}, {"after": ["improveProjectPlanning"], "field": "needs"}, {"after": false, "field": "passwordChosenFor"}, {"after": "projectManager", "field": "position"}, {"after": true, "field": "termsAccepted"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b01ebc0a-ab9a-562a-8bdb-98feb7ad9572', 6, 'account-23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'SignedIn', '2026-11-23 14:06:14.333+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '[{"after": "password", "field": "method"}, {"after": "444aed21e290037b", "field": "sessionRef"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "qCbvf66iDc+rsToHIuR54fPOuWBdU47GA0b6FJMCM+37pvqZTq5VUbelDVWZovMg1Af1XEXy6RK1JFGEXDxKOVWCNMXoXQ=="}', 'self', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'eb903d27-24d9-580d-b3e9-24b41f9983d4', 7, 'claim-email-af2b35121bce7fed0dde640f44b4ecfbd63d3f3bb72e0e473cdfada43d827c14', 'NameClaimed', '2026-11-23 14:06:14.387+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, '[{"after": "06c90ede-b670-4e64-9443-059ed5f5ecb3", "field": "holderId"}, {"after": "email", "field": "kind"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "99DxW6eKful82WMZzvpq4F34BCO5dKHHR3XCP+/wVky0e7Qd+/TPChHaQGgPD9LvMJ+QmciFLRkHrhc8d+DUYKaShxRyEw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '733d9c9f-8683-526e-a106-c22fa3055f17', 8, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'UserAdded', '2026-11-23 14:06:14.391+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '06c90ede-b670-4e64-9443-059ed5f5ecb3', '[{"after": "creator", "field": "licence"}, {"after": null, "field": "profileId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "0Qe+lB1CtPk0OQvAuKo6K89koY2WjGYOyIHh3h3441oYMUFJnVrhJ1Rn9d7oqc/yEzT83foEFcIM1tPlab2Da/SIww5L6Q=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'cf0d6a11-f9af-5a06-8cf1-953665c90285', 9, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 'AccountOpened', '2026-11-23 14:06:14.401+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '06c90ede-b670-4e64-9443-059ed5f5ecb3', '[{"after": "e0591d50-a58e-5dd9-b5a5-d7908c489ee9", "field": "credentialId"}, {"after": "pt-BR", "field": "language"}, {"after": [], "field": "needs"}, {"after": true, "field": "passwordChosenFor"}, {"after": null, "field": "position"}, {"after": false, "field": "termsAccepted"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "700qfi23GgfzuijmuairtYufB4wnMONJzzGuSU8TLqeWuXX6t6/1chKySOA/amSP/uBPJSRUt8yD+/POljQhtEpJPnWOXA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '91404f76-17a1-5131-bc6c-f8a5209380c4', 10, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 'SignedIn', '2026-11-23 14:06:14.426+00', 'user', '06c90ede-b670-4e64-9443-059ed5f5ecb3', NULL, '06c90ede-b670-4e64-9443-059ed5f5ecb3', '[{"after": "password", "field": "method"}, {"after": "7e6ec62563f232fe", "field": "sessionRef"}]', '{"of": "06c90ede-b670-4e64-9443-059ed5f5ecb3", "sealed": "hrbljYdP8RPR0qI/rh8BGWja0dbkMgauStU0PbMoaDLRIxWs+3t2Yhh2ofFzhw+rIK+UVFg6UzIyezNpbFJ2QOCEIIXwmA=="}', 'self', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '16612143-9781-5385-a14e-10afa8053270', 11, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 'PasswordChanged', '2026-11-23 14:06:14.468+00', 'user', '06c90ede-b670-4e64-9443-059ed5f5ecb3', NULL, '06c90ede-b670-4e64-9443-059ed5f5ecb3', '[{"after": "4aeed3a2-6a11-53ef-ae47-90b0600f2f76", "field": "credentialId"}]', '{"of": "06c90ede-b670-4e64-9443-059ed5f5ecb3", "sealed": "jS3YKd4hA8ktVaM3Ro+yv11VcEYgaj5ODD6fEjcHTUVmb4xmhJtPDh9/Jza2SGiPRSBwt15YvcOoXCUlZ1iyZCNxN+Qu8w=="}', 'self', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5e691a65-ce40-53ae-b60d-b41b105315af', 12, 'project-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ProjectCreated', '2026-11-23 14:06:14.484+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '[{"after": null, "field": "copiedFrom"}, {"after": "BRL", "field": "currency"}, {"after": null, "field": "customerName"}, {"after": "", "field": "description"}, {"after": null, "field": "internalCode"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "ownerId"}, {"after": "Obra 0d4420a0-7d79-466c-8afb-9a03154d22e1", "field": "pitch"}, {"after": null, "field": "portfolioName"}, {"after": [], "field": "tags"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "ps7COmoWJgA36Y6Up+4w4Ec2P5eO0yBENEYff0pqk0LpKPXBZkwXN2T8PY435PcUaA8LAJfirOsjMnhiNoASEgN3iY59bw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '9871ffc9-a862-5d43-bb0b-1a6fad0b5f9f', 13, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepAdded', '2026-11-23 14:06:14.488+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4a1b93e2-be24-57f5-94ff-9b72f100a0b1', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "A fazer", "field": "name"}, {"after": "a0", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "wTB1B4a/swrGvIc7J8AEs8bcw74T3a7A8neet/a5OL6lm9E+nWrXaYj1MkSkX3Fbj3CZ7v0QnTR4Byjf1RrLwrGPRum24Q=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'eed13a62-3f26-5323-a73f-80d7f17e93c8', 14, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepAdded', '2026-11-23 14:06:14.488+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '15c316b3-2568-5834-802d-2dd2d1e4d821', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Em andamento", "field": "name"}, {"after": "a1", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "Z2VMcVd6gk1C8wXemgG9aWdKNQSS14wlhGgOwDrjDZC4Jx6YN+arD5xsTynqcvNDVWAi+lj/J3jaf+wcPjQU9lewD//WvQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '9d219b9f-cb55-5dee-a42c-09a1597eca05', 57, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TagAdded', '2026-11-23 14:06:14.634+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'c1e6672d-3e1e-4132-aa79-700d6a82b822', '[{"after": "#335577", "field": "colour"}, {"after": "Adiável", "field": "description"}, {"after": "#ffffff", "field": "textColour"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "3GLHwwU42nce20F/zyeIr+ZNKUqS2Nawr4qXmvFIZdSOWeutZ6vW+Mn8g80ErsxUPYbTxx8UYYap0K2LTclcZ9d9wHcM8w=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '68094ae5-95ff-549d-b43a-d06b5bc29f66', 15, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepAdded', '2026-11-23 14:06:14.488+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '90faec4a-9586-5cbc-988e-1321410e487b', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Fila de verificação", "field": "name"}, {"after": "a2", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "LdjNt164oEMTde58yMGHfc+Oedx8zFeF9E+gFecjRknNXW1R2pdEgMxlNSc/4PDh+ryitQZ7PIM5HJllrzBD6fgA4+tkGQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'cebbd753-d393-52ad-a13e-b782e9ad274d', 16, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepAdded', '2026-11-23 14:06:14.488+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '15f2f8e6-1269-5de0-90a7-427a2492c81c', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Verificação", "field": "name"}, {"after": "a3", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "at2y85+K9iTMiaSpnlkfW9vj6HAjwNlGwKpEZsV3xXkIUcJV9WAtnoGUtYEGmkrp16YpUlxbIbngsgkwZLgT/Wcq9PPf0w=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '92b2b827-48c2-544a-bb94-39ee40d92088', 17, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepAdded', '2026-11-23 14:06:14.488+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '29dc277e-fd7a-5ee3-9755-4736c5482588', '[{"after": "", "field": "description"}, {"after": true, "field": "finishes"}, {"after": "Concluído", "field": "name"}, {"after": "a4", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "Z0Fht2hmyRB48kTK7/Tj+kwqktf8EPeFx1KQtibYMw8g9VGFqFWd4MQW7pJPXKbBw8H3j9FNk9J2aSDXY7g6ylBBtKg6QQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '91565d18-d737-5e19-98ce-8a003d96694b', 18, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b11685d1-c57a-58e3-851f-03f651b9062c', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Justificativa", "field": "name"}, {"after": "Por que fazer este projeto?", "field": "quickTip"}, {"after": "a0", "field": "rank"}, {"after": true, "field": "required"}, {"after": "justification", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "CkCEatMFytpKcplELqWK4FU2z1bhp0Mt/1nxmPPbvkZgeRZ/Iyoyo24zNS5aY7ygopnOixs2N9URoPiDabhdKq0PP+vh8A=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'd4f6c33e-d5a9-5cd6-9298-f295d8b7c6a0', 19, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2d53c29d-6014-5bfe-99f1-db02039daf33', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Produto", "field": "name"}, {"after": "O que será entregue no fim?", "field": "quickTip"}, {"after": "a1", "field": "rank"}, {"after": true, "field": "required"}, {"after": "product", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "maBqkkqgh2ueawq9CuxfMNEf37XDwqMS3E2tHlyDQYGhyRVe7xDoW+F9+YBMc4+e+asmSVEANQeV+KCMbOWN301kuGK6iA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'a26b3d30-6ae5-5419-bb74-606da9184366', 20, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4c371380-7cd8-5d1c-99d3-62228aa1e628', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Stakeholders", "field": "name"}, {"after": "Quem é afetado e não está na equipe?", "field": "quickTip"}, {"after": "a2", "field": "rank"}, {"after": false, "field": "required"}, {"after": "stakeholders", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "8/7IOPGoYMQhVKh3r+wVdrWzan+gJcYdSKn2vDSUaroWDEQzsAHlpMJLp37B29uoJdEHv3toPmYKsW+e12YUIFU/uDqcJA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '7aa8a7c9-5f66-5352-a460-9446f66575a9', 21, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '1d6ac61e-0a64-5400-9550-d5301ece6bdc', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Premissas", "field": "name"}, {"after": "O que consideramos verdadeiro?", "field": "quickTip"}, {"after": "a3", "field": "rank"}, {"after": false, "field": "required"}, {"after": "assumptions", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "BxdUUf82QHouerQimyi6jLYTdU5AM7UkWfwXOLq75pdxjdiDsApirKJTejVPVZ+d09IqqLQ1Xg8P2ULuiH5P4XCWd0DjWg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ad58906b-f99e-5cf6-b557-363dd6be3961', 22, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b78928af-a5c9-5bf8-9b04-f3e076c00e31', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Riscos", "field": "name"}, {"after": "O que pode dar errado, ou melhor?", "field": "quickTip"}, {"after": "a4", "field": "rank"}, {"after": false, "field": "required"}, {"after": "risks", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "bX5WVrB4eT78fyj62I/Ke1f1tyorsZstHbcyyvDtJaQBHvVV+CK1lcDT5iMHshB7Cdc6z7t9yDqmVVzFfIPopbW8G+47lw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b9c0dc7f-45a8-5340-a1a5-371d800d9bab', 64, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.698+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6b74a8db-69bf-4990-ba06-c39b4f8bbfdd', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Lições", "field": "name"}, {"after": "O que muda ao redor?", "field": "quickTip"}, {"after": "aE", "field": "rank"}, {"after": false, "field": "required"}, {"after": null, "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "YT0EAz1n/JDpqiFniIylklnyYdnlM8YI08zgMHt/6ZWTGEUOTtPO1im3daPzUQusKpvQRnJCw2hyECbp39upfu4/E7DQZQ=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '8dd46bdc-35df-5cbd-ab1b-293a373cb33b', 23, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2e6ee2bc-998e-588a-bc69-a4841e3860ed', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Objetivos SMART", "field": "name"}, {"after": "Aonde queremos chegar?", "field": "quickTip"}, {"after": "a5", "field": "rank"}, {"after": true, "field": "required"}, {"after": "smartGoals", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "gjqkCw11XWQCmfh1FycFxAtBfK4EC8H55SzDZp/RbqsoR+0UvqekHADc/6PEcwHIF8tEj7KQvqN/lipaX6bVZuMpAjRt0Q=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2bd975ef-8ab4-5923-80b1-e696a84b9245', 24, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'c429a3ed-8f7b-586a-b33d-3e8c4da9be3a', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Requisitos", "field": "name"}, {"after": "O que o produto precisa atender?", "field": "quickTip"}, {"after": "a6", "field": "rank"}, {"after": true, "field": "required"}, {"after": "requirements", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "e5u8wWhlUd8bcbyedxMDF1cZfD95nurDyggO2wUktLpDc+4VGVKq1xnRXP8FZOjiTYmg3f92lHe+PeVIXYKEbzyymWMNgQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '1394589b-e23f-512d-bb1c-15a604b58434', 25, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3f407b35-db37-59dd-95ab-699755666359', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Equipe", "field": "name"}, {"after": "Quem faz o trabalho?", "field": "quickTip"}, {"after": "a7", "field": "rank"}, {"after": false, "field": "required"}, {"after": "team", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "RbsXe5bu50iDveccolxXe5RLJQipkxbFtjx8GjJEjTxRASk7AKnqCbxUEEDMDPkvc1/C+5a+DVQ1UbuJAL8iSef+2Z9l/g=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '10a929f7-9720-5f68-aec0-efc529b17f77', 26, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '9f17e6be-7f36-5e06-bedd-2a0c9649a60e', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Grupos de entrega", "field": "name"}, {"after": "Quais são as partes do produto?", "field": "quickTip"}, {"after": "a8", "field": "rank"}, {"after": true, "field": "required"}, {"after": "deliveryGroups", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "i/6hXPx0ibj2InwC/M17wr0ksG5HFAb022TEovk9O3Z+OpEibG+QUrzvbxk88u/q9SuFv8l+cdRfxs2b6GFbx6K+qRejmg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '0110bb2e-2769-57c1-ae8d-eb46a2d0029f', 27, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6718bfdb-4015-5ea4-bbce-64c3b4dd1e19', '[{"after": "dates", "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os marcos e os prazos das entregas, com a data planejada e a realizada.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Linha do tempo", "field": "name"}, {"after": "Quando cada entrega fica pronta?", "field": "quickTip"}, {"after": "a9", "field": "rank"}, {"after": false, "field": "required"}, {"after": "timeline", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "SSvKb9S8f3SrMTmED3PJe8kOME3qEqYJQSrHwYADIc5Uwp/2IfDoTRRvYZ5Q8TJ2RLWK8FXl1OvirzcJb6YIF0rYMf3VRw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5431bff6-99dd-5dd3-a091-9110d3114d24', 28, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '132bf919-2c11-5f2d-9f55-7414253e237e', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Benefícios", "field": "name"}, {"after": "O que melhora depois?", "field": "quickTip"}, {"after": "aA", "field": "rank"}, {"after": false, "field": "required"}, {"after": "benefits", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "gSA6cSm+XVThg/MlRo8wM03mSr+72TEPZHiujw++eywm38H2JrBkZJRAkaEjw4VCNYGR3K//mZwHH5ZEJEK+9Bsxnqao2A=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '88185aea-2f57-510d-913b-2f2a465d7210', 29, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '974d84ee-6408-55cb-96be-9c7bceb69d24', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Restrições", "field": "name"}, {"after": "O que limita o trabalho?", "field": "quickTip"}, {"after": "aB", "field": "rank"}, {"after": false, "field": "required"}, {"after": "restrictions", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "11gsicLpwkLk5DFQfa0qoKMfHwCSin3vi/V5sE4ksEpLMML3moGunI/tBM5T8mBc4c0XTCUTD0ap+CAkJaENGY3ROzl0xA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '48a8ea92-9565-55c8-8eb7-86d1e8fcbfcf', 74, 'document-57e62f16-e39d-4b0c-a2de-509b451548f4', 'DocumentCreated', '2026-11-23 14:06:14.841+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '57e62f16-e39d-4b0c-a2de-509b451548f4', '[{"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "authorId"}, {"after": null, "field": "copiedFromId"}, {"after": null, "field": "number"}, {"after": "Diário", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "5kwQwpyTBEbgi1W0qC7ipkg+XOXjtJlj4dYr9r1eEoMe7AxTfxTudDAICcVLPk0zh09fOzperqpmTWuXm9yTW+YVPb6Q8A=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '7e2207fb-f69c-5aae-9786-48d09d06dd2e', 30, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.494+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '88898fee-e868-5d83-b1a3-032b40711b1b', '[{"after": "values", "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os custos de cada grupo de entrega, com o valor planejado e o realizado.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Custo", "field": "name"}, {"after": "Quanto vai custar?", "field": "quickTip"}, {"after": "aC", "field": "rank"}, {"after": false, "field": "required"}, {"after": "cost", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "a8txAyrC87zlJhkxTdwFGHshK6OtQRMHV3DIF0GvpIOixw3lYVxgyTAaY4hI00+tG+Qx8bEBOcD51DJO+ga1JG4NkQKpaA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '6e9b7a80-9b67-56bf-b84e-af1a69cecaea', 31, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'AccessProfileCreated', '2026-11-23 14:06:14.557+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 'ae8f2285-9c78-4ddc-87c0-ff1f0dc979d2', '[{"after": true, "field": "mayOwnProjects"}, {"after": "viewOnly ae8f2285", "field": "name"}, {"after": {"hours": "viewOnly", "risks": "viewOnly", "tasks": "viewOnly", "canvas": "viewOnly", "finance": "viewOnly", "imports": "viewOnly", "projects": "viewOnly", "actionLog": "viewOnly", "customers": "viewOnly", "documents": "viewOnly", "discussion": "viewOnly", "portfolios": "viewOnly", "organization": "viewOnly"}, "field": "permissions"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "8C5u+wdPg/Mi4Z7y9aYO+9ndesIrjWYhm/yl7XUYT11/U9PfgMGrRT2zkcpNbOFkueBGcI5GDQLGSFomuJlc0oBWsara8w=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '33264660-58b1-5658-98a6-b2fb3b89b167', 32, 'claim-email-9f22d2b45b1d81ca313f1ec895fda6706a29abcf2c68ff3824d64ec42fbb6baf', 'NameClaimed', '2026-11-23 14:06:14.581+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, '[{"after": "046bf735-e39d-4d63-990e-e73058ead1d3", "field": "holderId"}, {"after": "email", "field": "kind"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "V6tw8+M9uGZ5aRsafEwOV9iAckv/7Neh7c7J/X/gn8o9iqAojYVNV6pd53oTlSQnO0yHO8U0/eOSVUexn22neULW19nHQA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '8d4ebdd5-0a27-5295-a56c-a1c304762d29', 33, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'UserAdded', '2026-11-23 14:06:14.583+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '046bf735-e39d-4d63-990e-e73058ead1d3', '[{"after": "viewer", "field": "licence"}, {"after": null, "field": "profileId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "xGFRCdM68pyPo4+xvPQFIyzQHkvRjo1bbFBehV49zWJ2jEMyNkzkf4TZwEbjJgcWrYPymbe0MCp+qLiBWyCSazsvePvb/A=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '22812b72-d151-5cfb-9678-0c9c79c950d4', 34, 'account-046bf735-e39d-4d63-990e-e73058ead1d3', 'AccountOpened', '2026-11-23 14:06:14.587+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '046bf735-e39d-4d63-990e-e73058ead1d3', '[{"after": "9fcb9bb4-7e59-5f15-b578-0785e53b96b6", "field": "credentialId"}, {"after": "en", "field": "language"}, {"after": [], "field": "needs"}, {"after": true, "field": "passwordChosenFor"}, {"after": null, "field": "position"}, {"after": false, "field": "termsAccepted"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "Dw/bOHNVqVLkCMtRY/LqTm7HIK+u3tyvzMsWwp5lb4l+xflf3snoieObfi8Fm4oqw0oeX0zVFsWHqXmIGcItrKUvn4o7Sg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '1aebf923-9040-5409-9536-02e3316845ea', 35, 'project-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ProjectCreated', '2026-11-23 14:06:14.596+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '[{"after": null, "field": "copiedFrom"}, {"after": "BRL", "field": "currency"}, {"after": null, "field": "customerName"}, {"after": "", "field": "description"}, {"after": null, "field": "internalCode"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "ownerId"}, {"after": "Reforma da escola municipal", "field": "pitch"}, {"after": null, "field": "portfolioName"}, {"after": [], "field": "tags"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "XpDL/n3RI8sf/ZkHjV1PPcHsg3cb5gGhgx+tNDpU5fkM/4HEJZxEhZVUb52y9GZsFIWh5vv+K6SQhhkZA93eHH422QZUkw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'e02f56b0-6e1f-5c5c-a35a-14a23a7cbd3e', 36, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'StepAdded', '2026-11-23 14:06:14.605+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '413705f3-e646-555c-8c7b-0dfd85ba95d5', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "A fazer", "field": "name"}, {"after": "a0", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "TNiZMAnAbg+Kf6YaTPp2sb7oWmkJ2/Tr/BeHqV0xNxLSO0Ax4ufkQ4wshIZxt3zOYgdvXUpuMEu2zCcnnGHsakFiTuCWzg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'a79f1c71-057e-5976-86a8-ae9f4ce1655e', 37, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'StepAdded', '2026-11-23 14:06:14.605+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '4287c147-c8e9-5152-bda8-89848cc3f74f', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Em andamento", "field": "name"}, {"after": "a1", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "dPSS7Zr6u0OF3qmBF7zRXHKzbPCJWibogGJhCqAZUwID2Xto6K+/6pxQDopD4A0B8O5bZBa5EreGVOEG9dAYoeJ0LYur0g=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ad706d01-1334-5cab-911f-45e3bbf4ad5c', 38, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'StepAdded', '2026-11-23 14:06:14.605+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '8dcd4287-8b57-5efa-afbb-5b1a0f207ad8', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Fila de verificação", "field": "name"}, {"after": "a2", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "y0OFn7IZE/2XNJIpMtTRhlcPDm7tBXYHogMwm0NIma2rVSRpznRErDLwGwG4rx6xo/kjbjhe3JIQi8BfATElCmOFji5IHw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'be18f74d-b718-5d84-9173-45378f511da7', 39, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'StepAdded', '2026-11-23 14:06:14.605+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '822061eb-3978-5bcc-b0f7-3b8893568366', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Verificação", "field": "name"}, {"after": "a3", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "PsSAli/72sXiT8/ik4Y7eQ7T90hwc6iN8nbwf+Xl0BOXeP/H4LPGhnT7TdXtSInIRmPK20JzEkLO0evoMIv5UzIlrsrv8Q=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ba82ce2d-3502-5004-88d8-d8561c1c5c1f', 40, 'plan-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'StepAdded', '2026-11-23 14:06:14.605+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'cca50ae1-741a-5ced-9148-cd7159204fc4', '[{"after": "", "field": "description"}, {"after": true, "field": "finishes"}, {"after": "Concluído", "field": "name"}, {"after": "a4", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "EmdxwFJ0HRi9Us8TWJb1R2QPqBukE8UoVJP9dawYhFJK/ZdpR5hqZbHuaFkx8+/ao0nzdkCZlVoUlTl50h8oUOTmiQum1w=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '89764642-8ea4-52dd-9533-521530570380', 41, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '595ba9ef-a7cb-5a6c-8580-5d3917962885', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Justificativa", "field": "name"}, {"after": "Por que fazer este projeto?", "field": "quickTip"}, {"after": "a0", "field": "rank"}, {"after": true, "field": "required"}, {"after": "justification", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "QVwWHXYSKYrCw+U3S/MBO0pECIVZLidnNWVIc/KYbrFkfZPLc0p47c4ckVECWABxsiKrqnJC25P25qhk3+g0UEpXwqY/yw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c42bc445-5b83-5b48-9bf2-d9151ccd56e2', 42, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ace9bc83-ad92-5c55-a516-0580bb0d1e84', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Produto", "field": "name"}, {"after": "O que será entregue no fim?", "field": "quickTip"}, {"after": "a1", "field": "rank"}, {"after": true, "field": "required"}, {"after": "product", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "5MfMpQuU2uBy+aYtUe7Bm45eSejsNLa8HGlKkEYecBnGyqQPUBqi1Lol9sPkgdEeE5CuTsSTSPP8uPVXQzJ1fUo+6lQUIg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'd9d5d22b-9091-5fa7-bc3a-342e702d7044', 43, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'dd377964-9b1d-53ab-b27b-964e121fbe2b', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Stakeholders", "field": "name"}, {"after": "Quem é afetado e não está na equipe?", "field": "quickTip"}, {"after": "a2", "field": "rank"}, {"after": false, "field": "required"}, {"after": "stakeholders", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "+r1VBFUusPTN2mkcUdXr8337bYEiRw39acCvWdxsvRj01TG6Ew6B0GAAu2ZtO4Cc6MBf0skP+bYqXXMDmOVInEbLYHS9pA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '169b8c21-5b5a-5405-b801-9f54017a4e29', 44, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '0d91e778-7631-5392-a5a8-ddfe6b9ed72c', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Premissas", "field": "name"}, {"after": "O que consideramos verdadeiro?", "field": "quickTip"}, {"after": "a3", "field": "rank"}, {"after": false, "field": "required"}, {"after": "assumptions", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "aoY2loycRsND4oP+6Zat8fiHp1y3hli7hRpXJT3YYZAyL2AHW7YjLa551l6qum+JXb7wRd8H/nH+nBzlPZnsALn3VW250Q=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '68bdd4d1-25a8-5b59-8e88-39f817896e0d', 45, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ed08f497-dbdf-5bcd-af22-5a043a0d4173', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Riscos", "field": "name"}, {"after": "O que pode dar errado, ou melhor?", "field": "quickTip"}, {"after": "a4", "field": "rank"}, {"after": false, "field": "required"}, {"after": "risks", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "VLGUUGwWBP2G0OF0zzXkLrNU1qeFuHG5x6EPTyui7BrqvV/0iPrxVkvZ8Q8TsE12tMzpWmn/BNznA9It+b8xsW/zW1wRBA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '48e1a13a-acc0-599e-9d0a-61b1c14063d4', 46, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '7c0bbf93-a992-5d5f-9864-f203ef910a45', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Objetivos SMART", "field": "name"}, {"after": "Aonde queremos chegar?", "field": "quickTip"}, {"after": "a5", "field": "rank"}, {"after": true, "field": "required"}, {"after": "smartGoals", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "UiuqxZW2ENLULCYKFndMbb1UWeiqFIKWdK+g7HYPrhVBR6XZEBTYA0CNNJWv0ajKjx6h/xJ0CFrUIT613gvGfl78FI6fQg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '386a2730-f256-5811-ad28-0dbe100eda71', 47, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2d011491-db2c-572b-9034-5c679b647f47', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Requisitos", "field": "name"}, {"after": "O que o produto precisa atender?", "field": "quickTip"}, {"after": "a6", "field": "rank"}, {"after": true, "field": "required"}, {"after": "requirements", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "g8SwQOOh1iwyTod0BR6wmXahjrznBeVpvu0ofGU8yOO/mYB/qLBCy6n6Wm1sMa0LV9eKCp1pG2ajp1+49tDm6gy9MI7iAg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '83b2776a-9fc2-580d-b854-520ce159648d', 75, 'document-57e62f16-e39d-4b0c-a2de-509b451548f4', 'DocumentDeleted', '2026-11-23 14:06:14.846+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '57e62f16-e39d-4b0c-a2de-509b451548f4', '[{"after": "Repetido", "field": "reason"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "MMwsb4v1WSN55w2uBjwksdW0UmssFo4FEfK9TjPGROkUNEFxT6AT6/pgc6wgZE6e+LqNN8QZiJVTaW3Blu6WrpKeOCgHKg=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '82ce19bb-eb2f-5239-b649-e4513102476f', 48, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '1532d320-1e19-5c9a-8302-6402eac143ca', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Equipe", "field": "name"}, {"after": "Quem faz o trabalho?", "field": "quickTip"}, {"after": "a7", "field": "rank"}, {"after": false, "field": "required"}, {"after": "team", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "2tSBFNtR2vsf2cNd2vEmsb9XDJRVSsQ/Qr/qSW4UyxTtCUn+oxgBkdr3Drs+bANdN9SDd4NnWgSU0DwdA1rw0QG1sZbFYg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'e27e176c-f390-58e3-afcc-a0045b78acb6', 49, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c5184315-f7f0-5a8d-b2b3-e4f8d6009574', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Grupos de entrega", "field": "name"}, {"after": "Quais são as partes do produto?", "field": "quickTip"}, {"after": "a8", "field": "rank"}, {"after": true, "field": "required"}, {"after": "deliveryGroups", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "zVUH7TO0waF1Q6jDq2RCEWcSebhOeXjrqj1y6GXqavFQBr9sX/SzXwlnNjYnYzi5WRvpuUXSEFeKyjhJ4KoK307GgZM8zQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '5aed7e18-d304-529f-a0cb-29ae10cb2c76', 50, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'bbcf2642-fcac-578b-892a-b33abe811cc8', '[{"after": "dates", "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os marcos e os prazos das entregas, com a data planejada e a realizada.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Linha do tempo", "field": "name"}, {"after": "Quando cada entrega fica pronta?", "field": "quickTip"}, {"after": "a9", "field": "rank"}, {"after": false, "field": "required"}, {"after": "timeline", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "6fk5Y29W20V1lL7D2U52RZkcvGozQV5tl9igkfb2rWn0WRWzpj7JEap5bOP91wdXccvvXo1NjzI7nnI/XRzRsOuqOZ38ag=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '6e4a866a-7969-5bac-a362-95ab148633d0', 51, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '836fefcd-935b-58b5-8482-b10d11989530', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Benefícios", "field": "name"}, {"after": "O que melhora depois?", "field": "quickTip"}, {"after": "aA", "field": "rank"}, {"after": false, "field": "required"}, {"after": "benefits", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "fh5NlwihziHSATnTEaMgWex8dzSmKDRZCK1jonNOORefB9rKLrAjCnd9MwB3d0TxIL9km4ZqjGxpn7E2X+LhdvmL3bjR2g=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '4dc90672-43a4-5009-a8b7-0833bb02de59', 52, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c5836a99-d21b-575c-bb7c-2626fd7ecde9', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Restrições", "field": "name"}, {"after": "O que limita o trabalho?", "field": "quickTip"}, {"after": "aB", "field": "rank"}, {"after": false, "field": "required"}, {"after": "restrictions", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "rA3qL0ZdxLVT4GCSx6t9qlzjRxVdAMJoO6Nj74ugwa4Ll4fN6BGnNk7WWEWzAQi30HsNze75+R6nRSxj8eykuOE7PGUHlA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c9d0bd41-d72e-5385-a2f1-c9bcd45c6b8f', 53, 'canvas-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded', '2026-11-23 14:06:14.608+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '58c4dd91-f43a-53e9-a4ff-dffde64dffbe', '[{"after": "values", "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os custos de cada grupo de entrega, com o valor planejado e o realizado.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Custo", "field": "name"}, {"after": "Quanto vai custar?", "field": "quickTip"}, {"after": "aC", "field": "rank"}, {"after": false, "field": "required"}, {"after": "cost", "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "QBcAg/GWpRLCa6npgCQpLnQqCrC6buIvw3DyFgQOH9Ahnuf+KNbUxhQJHDxYlRhrrQpbhXbHYLRQaLqGu8OJLP62OHitzw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'eddb0975-68b6-514f-8fac-3c415bd84762', 54, 'project-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ProjectShared', '2026-11-23 14:06:14.614+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '06c90ede-b670-4e64-9443-059ed5f5ecb3', '[{"after": ["stakeholder"], "field": "roles", "before": []}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "6fToe4HILvKGnIH+EqOrmzsUDK+dcx76BuyJInDcIediKuhJIpZJwJDzSFwKAvmCL7vcWohnpa701M0Ybye57K42I/Rdzw=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '665020d8-8648-56f0-8fb0-0b12701b7f88', 55, 'project-b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'LegalHoldPlaced', '2026-11-23 14:06:14.621+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '[{"after": "Processo judicial", "field": "reason"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "psGElMpQ2WB8qAP7n2T0sVEr5084JHHujqj5Y6yQrfq1UaZrW41+T57NgpSt0BmkpzUUT+BPTT3Q9L2OSBeHrP1JXq1ssQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '40ce5e8b-bcef-5905-b270-504c500ed650', 56, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TagAdded', '2026-11-23 14:06:14.627+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'cfc89f38-79ba-428a-a15b-7f12ae617a7f', '[{"after": "#335577", "field": "colour"}, {"after": "Urgente", "field": "description"}, {"after": "#ffffff", "field": "textColour"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "M99r2e8xXm+zX1RsUATaFdLHa7A992/xSYI5qGKLUWx9ELnIA6WGD12vqgl8DYP8d27mq2oAMUbAQ6mA4Z5ZrDjMHw7UbA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '29beada2-d05e-5fc0-a8e3-a49ebb228550', 58, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskAdded', '2026-11-23 14:06:14.651+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b', '[{"after": null, "field": "assigneeId"}, {"after": null, "field": "baselineEndOn"}, {"after": null, "field": "baselineStartOn"}, {"after": null, "field": "colour"}, {"after": [], "field": "customFields"}, {"after": null, "field": "deliveryGroup"}, {"after": "", "field": "description"}, {"after": "2026-03-06", "field": "endOn"}, {"after": null, "field": "estimatedMinutes"}, {"after": null, "field": "hourCents"}, {"after": "once", "field": "occurrence"}, {"after": [], "field": "predecessorIds"}, {"after": "none", "field": "priority"}, {"after": 0, "field": "progress"}, {"after": "a0", "field": "rank"}, {"after": null, "field": "realizedMinutes"}, {"after": [], "field": "requirements"}, {"after": "2026-03-02", "field": "startOn"}, {"after": "4a1b93e2-be24-57f5-94ff-9b72f100a0b1", "field": "stepId"}, {"after": [], "field": "tagIds"}, {"after": null, "field": "timeOfDay"}, {"after": "Tarefa 3fb79c61-868a-42c7-bad6-0453079ab14b", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "r1Nj4COyklet/OS2fQr/AeG8J8LoUrk0QzCHl2EGL5PbhuAcUhR/Uqsm4+zyew+sutJeR77sK0qQ73I6+r/p3RUxKc/GdA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '31038570-19c0-5c8f-b0e8-52b2d3d2f66e', 59, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskAdded', '2026-11-23 14:06:14.658+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b9f91df6-6cf8-44a4-8f7a-953c99caadba', '[{"after": null, "field": "assigneeId"}, {"after": null, "field": "baselineEndOn"}, {"after": null, "field": "baselineStartOn"}, {"after": null, "field": "colour"}, {"after": [], "field": "customFields"}, {"after": null, "field": "deliveryGroup"}, {"after": "", "field": "description"}, {"after": "2026-03-06", "field": "endOn"}, {"after": null, "field": "estimatedMinutes"}, {"after": null, "field": "hourCents"}, {"after": "once", "field": "occurrence"}, {"after": [], "field": "predecessorIds"}, {"after": "none", "field": "priority"}, {"after": 0, "field": "progress"}, {"after": "a1", "field": "rank"}, {"after": null, "field": "realizedMinutes"}, {"after": [], "field": "requirements"}, {"after": "2026-03-02", "field": "startOn"}, {"after": "4a1b93e2-be24-57f5-94ff-9b72f100a0b1", "field": "stepId"}, {"after": [], "field": "tagIds"}, {"after": null, "field": "timeOfDay"}, {"after": "Tarefa b9f91df6-6cf8-44a4-8f7a-953c99caadba", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "evqKTRTA+IJbIeIKeLlACBwI7IevHk+NHFlo2oOdntQo+5Y7oxW+KAogLHE5/04+E83pgvcvkEWtf5otOsCbgQjnxNeXnQ=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4571d704-4b65-5943-aeb3-e84984d4d460', 60, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskAdded', '2026-11-23 14:06:14.665+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'f352a55f-f547-4844-bdda-b3cc63206508', '[{"after": null, "field": "assigneeId"}, {"after": null, "field": "baselineEndOn"}, {"after": null, "field": "baselineStartOn"}, {"after": null, "field": "colour"}, {"after": [], "field": "customFields"}, {"after": null, "field": "deliveryGroup"}, {"after": "", "field": "description"}, {"after": "2026-03-06", "field": "endOn"}, {"after": null, "field": "estimatedMinutes"}, {"after": null, "field": "hourCents"}, {"after": "once", "field": "occurrence"}, {"after": [], "field": "predecessorIds"}, {"after": "none", "field": "priority"}, {"after": 0, "field": "progress"}, {"after": "a2", "field": "rank"}, {"after": null, "field": "realizedMinutes"}, {"after": [], "field": "requirements"}, {"after": "2026-03-02", "field": "startOn"}, {"after": "4a1b93e2-be24-57f5-94ff-9b72f100a0b1", "field": "stepId"}, {"after": [], "field": "tagIds"}, {"after": null, "field": "timeOfDay"}, {"after": "Tarefa f352a55f-f547-4844-bdda-b3cc63206508", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "Xi9nimt9KfRHUX8DGtVp8Cm8RHqFDYrq11V0K4KvBv1E96Xupxoq+wVqVAipX/xXCiadEHZXdF+xqNQqy7BWU+mmvZSFDg=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'd5376355-bce5-56ca-809e-866d3af0daf0', 61, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskDeleted', '2026-11-23 14:06:14.671+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'f352a55f-f547-4844-bdda-b3cc63206508', '[{"field": "assigneeId", "before": null}, {"field": "baselineEndOn", "before": null}, {"field": "baselineStartOn", "before": null}, {"field": "colour", "before": null}, {"field": "customFields", "before": []}, {"field": "deliveryGroup", "before": null}, {"field": "description", "before": ""}, {"field": "endOn", "before": "2026-03-06"}, {"field": "estimatedMinutes", "before": null}, {"field": "hourCents", "before": null}, {"field": "occurrence", "before": "once"}, {"field": "predecessorIds", "before": []}, {"field": "priority", "before": "none"}, {"field": "progress", "before": 0}, {"field": "rank", "before": "a2"}, {"field": "realizedMinutes", "before": null}, {"field": "requirements", "before": []}, {"field": "startOn", "before": "2026-03-02"}, {"field": "stepId", "before": "4a1b93e2-be24-57f5-94ff-9b72f100a0b1"}, {"field": "tagIds", "before": []}, {"field": "timeOfDay", "before": null}, {"field": "title", "before": "Tarefa f352a55f-f547-4844-bdda-b3cc63206508"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "yxIuea87IG1MgLcjvNRokLavRdp8UGA48Xc4us9+QO3fEhza7W3yJBlRkD7JQ/ukJH64NjTOYYCvg7Xf42hHZ0D9jJnKqg=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '546a1339-a8d4-5de4-830f-a82a6c932e1f', 62, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ChecklistItemAdded', '2026-11-23 14:06:14.679+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b', '[{"after": null, "field": "assigneeId"}, {"after": "Trena", "field": "description"}, {"after": null, "field": "endOn"}, {"after": "e6a45f4b-d2cb-43f7-be4a-1fd2ad30649f", "field": "itemId"}, {"after": null, "field": "startOn"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "zcoue0sMUaV1397J6Ya3C2DmNwl6bWoIDm9ta6qtepEfY8JhNUq9yMZIUtUd3DW/2UclsM1oDi5RdhhUm2zGPiIK+pu9OA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'cd31cc23-0c6b-5454-87bf-47d8b5031b46', 63, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded', '2026-11-23 14:06:14.689+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Impactos", "field": "name"}, {"after": "O que muda ao redor?", "field": "quickTip"}, {"after": "aD", "field": "rank"}, {"after": false, "field": "required"}, {"after": null, "field": "standardArea"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "yWWjl6IChhglvxEibEr7+FOikZvPixrEWb7F8UEZdU07EdxlEqeNKNw62uJ5hkAU4Hm9ZI/SzgGhxZk+V4IrvK3y5sJcEw=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '41c7cba3-fb1f-5a0f-85ae-f7af6952291e', 65, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'CardAdded', '2026-11-23 14:06:14.751+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e7597763-e932-4594-863f-be99d4252b6e', '[{"after": "9f17e6be-7f36-5e06-bedd-2a0c9649a60e", "field": "areaId"}, {"after": null, "field": "baseCardId"}, {"after": null, "field": "colour"}, {"after": null, "field": "concludedOn"}, {"after": [], "field": "customFields"}, {"after": "", "field": "description"}, {"after": null, "field": "link"}, {"after": null, "field": "memberId"}, {"after": null, "field": "plannedCents"}, {"after": null, "field": "plannedOn"}, {"after": "a0", "field": "rank"}, {"after": null, "field": "realizedCents"}, {"after": null, "field": "realizedOn"}, {"after": null, "field": "risk"}, {"after": "Fundações", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "yjLUGs3nbsGM9TjmCi4rrsr9U2coYzt1do7FdlTXlFB5oQIvpiAESUF7QiTn099RNET/QDHNkr9c0fgZTyoPqcJYXvqTzg=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '405e916c-134f-57c7-b453-81d3e8c24e4b', 66, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'CardAdded', '2026-11-23 14:06:14.756+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '0306e13c-7881-4cc4-8bf0-e48c8f8215dc', '[{"after": "2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36", "field": "areaId"}, {"after": null, "field": "baseCardId"}, {"after": null, "field": "colour"}, {"after": null, "field": "concludedOn"}, {"after": [], "field": "customFields"}, {"after": "", "field": "description"}, {"after": null, "field": "link"}, {"after": null, "field": "memberId"}, {"after": null, "field": "plannedCents"}, {"after": null, "field": "plannedOn"}, {"after": "a0", "field": "rank"}, {"after": null, "field": "realizedCents"}, {"after": null, "field": "realizedOn"}, {"after": null, "field": "risk"}, {"after": "Rua fechada", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "XyuynKgddhiJNJvd9TfxpZH8ex8thG0MGH59VEgaQ5qUhfzJrhpGAm9JJXhiUkBXDpDif0akth4yPx/xnxQ/1QMZg99vYQ=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '8df7cc38-5484-5f02-b77c-a9aec7f1a0a6', 67, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'CardAdded', '2026-11-23 14:06:14.761+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '90fbfd85-0713-418c-bf5d-f7915bd96dea', '[{"after": "2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36", "field": "areaId"}, {"after": null, "field": "baseCardId"}, {"after": null, "field": "colour"}, {"after": null, "field": "concludedOn"}, {"after": [], "field": "customFields"}, {"after": "", "field": "description"}, {"after": null, "field": "link"}, {"after": null, "field": "memberId"}, {"after": null, "field": "plannedCents"}, {"after": null, "field": "plannedOn"}, {"after": "a1", "field": "rank"}, {"after": null, "field": "realizedCents"}, {"after": null, "field": "realizedOn"}, {"after": null, "field": "risk"}, {"after": "Poeira", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "4ND1bIV+73/zWiKu6eRDo+3Vj8Ayrevbw6kt0VH62axyDXDd6N6CWL2A+g+fyV1iKsw1dsKHU6X5QvGO9vXD6cSGenX7pw=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6c0ed394-7395-52d5-864c-05cf8b5eeaea', 68, 'canvas-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'CardDeleted', '2026-11-23 14:06:14.765+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '90fbfd85-0713-418c-bf5d-f7915bd96dea', '[{"field": "areaId", "before": "2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36"}, {"field": "baseCardId", "before": null}, {"field": "colour", "before": null}, {"field": "concludedOn", "before": null}, {"field": "customFields", "before": []}, {"field": "description", "before": ""}, {"field": "link", "before": null}, {"field": "memberId", "before": null}, {"field": "plannedCents", "before": null}, {"field": "plannedOn", "before": null}, {"field": "rank", "before": "a1"}, {"field": "realizedCents", "before": null}, {"field": "realizedOn", "before": null}, {"field": "risk", "before": null}, {"field": "title", "before": "Poeira"}, {"after": "Repetido", "field": "reason"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "jzN3f5xftPtUbNRxgreD7vGK2R0AwT+ckK9P1HMsQqxbZnX4KhMnXatfHhA3q2VZlxaGq69juGBgiqU/L/pIdUpJwn/lZQ=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '7f291a22-1300-5311-bd50-0fecf1415a0a', 69, 'discussion-babee9a7-53be-45e8-b9b8-90b11f6687f2-task-3fb79c61-868a-42c7-bad6-0453079ab14b', 'CommentAdded', '2026-11-23 14:06:14.771+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b', '[{"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "authorId"}, {"after": "587b9901-1cdc-4208-b1af-3a48e081edfb", "field": "commentId"}, {"after": [{"text": "Conferido 3fb79c61-868a-42c7-bad6-0453079ab14b"}], "field": "content"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "Oa5lSFTiXAtFFajz6VSnqdnUPqYSR7RPEBKU1MmQs28t7URmBFwjr2chxlkPAI/oy0CMCJY2JSMpsVqqu0LvjDDDRU/LTw=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '4ef286e8-e050-5ff6-a734-1ac2c4509e7e', 70, 'storage-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'StorageReserved', '2026-11-23 14:06:14.78+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '[{"after": "163d4060-394c-4ba2-bc59-e14db6721be7", "field": "fileId"}, {"after": 6, "field": "size"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "grUT5ZZeuKsADFDzLKClDwoo8I7BcVfaT95ArmUawa4JUJ9j9ZwHdMp6bWy44TnO+2yncOu3mytKp59mokSG/YhhfDfrGA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'a815596e-c686-5da8-aa1a-1a9f911cc74f', 71, 'storage-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'StorageReserved', '2026-11-23 14:06:14.795+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '[{"after": "c234354d-20d2-42da-b75a-71f3caa18300", "field": "fileId"}, {"after": 6, "field": "size"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "sk2haeLj8cFD1k4RdJP8PprGGuVzeYk4tXP3ym3pzHZnJ4F5glFXmj1DUyY5qcaf/2IEtN9qhrxpSeYPv5jWxB2EplkZgg=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'd45b617c-328d-518d-8824-4fabfdc6b178', 72, 'files-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'FileAttached', '2026-11-23 14:06:14.822+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b', '[{"after": "", "field": "description"}, {"after": "163d4060-394c-4ba2-bc59-e14db6721be7", "field": "fileId"}, {"after": "application/octet-stream", "field": "mediaType"}, {"after": "planta 163d4060-394c-4ba2-bc59-e14db6721be7.txt", "field": "name"}, {"after": "9874e221c8a2c10c578346f32e77bc5656213421826e69166e1dd1c242bf3e4f", "field": "sha256"}, {"after": 6, "field": "size"}, {"after": "01a208ba-92f9-75bc-b926-89cd3486cfc3", "field": "storageKey"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "uploaderId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "RGKb/KSSXppHuB8whcZKm4xgkMpXXEHqHR+oaBRY1QfaMXAH+yp2zQ1SfpsfKWFyHUqGg9hAaSfrpz6ykv38nZOlLAwDZA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '104a8988-2cf9-51db-8836-e2380b3ae531', 73, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 'DocumentCreated', '2026-11-23 14:06:14.832+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11', '[{"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "authorId"}, {"after": null, "field": "copiedFromId"}, {"after": null, "field": "number"}, {"after": "Diário", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "pAG0YPtuHBD0bRXakyuuhE8M8Ffi11nOXCeHIuHcuVJOCrROVxKrm/MiSkdd48jB0dSR57x23lBDiV/EEhAdB49RUbQysA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '1c96b7f0-7cb3-5def-9794-8042d7342f32', 76, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 'DocumentSectionAdded', '2026-11-23 14:06:14.853+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11', '[{"after": "Clima", "field": "name"}, {"after": "a0", "field": "rank"}, {"after": "93ce67aa-3e12-43f5-aae4-d07365ce1b67", "field": "sectionId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "VtkjJIGRfWRmXupTjU1isXA7/9R/fSCFn4MIli/13M7/2PgK8HAu0Lo29ZOxThYspiXrmxBchdaC73T0tkBrKYu3pEnmTA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'bac114d2-4474-5da5-9552-7a7d17ae7028', 77, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 'DocumentSectionAdded', '2026-11-23 14:06:14.857+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11', '[{"after": "Equipe", "field": "name"}, {"after": "a1", "field": "rank"}, {"after": "108c6ae2-cc90-4b06-b217-da58e1e6b71e", "field": "sectionId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "QTqOQaExx+HVP4rCkA+6Q0lQMC7q/uBuyg5vwzn1c8KpgKsIMdcvwgB4DZEyd4ZKCFcRBjbjYjdWUMsVkdfboO8GPOWmiw=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '14ee3e4e-04fd-5549-b7ca-3ff91abb3886', 78, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 'DocumentFieldAdded', '2026-11-23 14:06:14.863+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11', '[{"after": "edd93830-19d6-4f58-9927-0584868edd71", "field": "fieldId"}, {"after": "text", "field": "fieldKind"}, {"after": "large", "field": "fieldSize"}, {"after": "Tempo", "field": "name"}, {"after": [], "field": "options"}, {"after": "a0", "field": "rank"}, {"after": false, "field": "required"}, {"after": "93ce67aa-3e12-43f5-aae4-d07365ce1b67", "field": "sectionId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "37XAMMZoRqLyxxNSOJwMMtKhVtQilGdHERPYc3UxEzoKMRbo0fFAQ6pPoyEFu0qnjsRnsH95uxkEo6m0QyTZybSL3a12qg=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'eb6fd688-ab88-551b-919d-74687363b011', 79, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 'DocumentFieldAdded', '2026-11-23 14:06:14.868+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11', '[{"after": "81786a83-0d49-4fd1-9271-1a97b9e24e18", "field": "fieldId"}, {"after": "text", "field": "fieldKind"}, {"after": "large", "field": "fieldSize"}, {"after": "Solo", "field": "name"}, {"after": [], "field": "options"}, {"after": "a1", "field": "rank"}, {"after": false, "field": "required"}, {"after": "93ce67aa-3e12-43f5-aae4-d07365ce1b67", "field": "sectionId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "KKx45lqp87PSBSpzdADlYstEfuOAcnHA8IdWBbK3OS5+bguCCAnuOcwMUF+r3jc2D7tem2tHMlRXVm2K4Ja8MMk3+kO6Qg=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'f3ae22de-7ed9-57ce-a0af-18061f88e065', 80, 'document-5726b7b8-0e22-459b-9911-1d04db860e11', 'DocumentApproverNamed', '2026-11-23 14:06:14.873+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11', '[{"after": "06c90ede-b670-4e64-9443-059ed5f5ecb3", "field": "userId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "N8OAqYBjKWkTCFkIzd6BmQd7n+GbqkL8TuiCOnO9YfA2SnnkQ3Gyxpiz/ZC1pE1GFJRvppz8F4r3QawbPb2djq/G7OzVHw=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '231f93b7-a897-5150-b1bd-cdbb78294907', 81, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'DocumentCreated', '2026-11-23 14:06:14.881+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', '[{"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "authorId"}, {"after": null, "field": "copiedFromId"}, {"after": null, "field": "number"}, {"after": "Laudo", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "NQPt41ZtOJ66zV5VLWMPA9kVKBLBFa7O8PQraoqrTnZMWgU2lBaBkl6iCuEWqtUbLDQybalIUSvJX2lVDljfKa3Z2cMQbA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '1b419c44-fb5c-50f0-aa34-df154282e105', 82, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'DocumentSectionAdded', '2026-11-23 14:06:14.893+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', '[{"after": "Estrutura", "field": "name"}, {"after": "a0", "field": "rank"}, {"after": "a7817a5e-b924-4259-9914-962dd1f6bc9d", "field": "sectionId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "BImpikC43rkt85QJQU4XfxJSK7PVs45y4EcjXAaqxwhJCrEMt3YRmrPIkRS4nmKhYRW4Jqd0u2K4ho4LPVPUyqW1rwDmTA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '1e3f4961-4f38-59ed-8e37-49166d304e88', 83, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'DocumentFieldAdded', '2026-11-23 14:06:14.898+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', '[{"after": "f79c35ae-0e60-473f-abae-ffec9cde087c", "field": "fieldId"}, {"after": "text", "field": "fieldKind"}, {"after": "large", "field": "fieldSize"}, {"after": "Solo", "field": "name"}, {"after": [], "field": "options"}, {"after": "a0", "field": "rank"}, {"after": false, "field": "required"}, {"after": "a7817a5e-b924-4259-9914-962dd1f6bc9d", "field": "sectionId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "DReWbJGCKCaw5e4iAGaKmOwdI9YEwv7PYFQ2MOX+rLDoVEs+byWEHYYWUmmZw2itpn0idgFPjs4QZ3ri2p6pNThATIUb6w=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '24c99885-b6ff-50ab-ba83-e87383893663', 84, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'DocumentApproverNamed', '2026-11-23 14:06:14.903+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', '[{"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "userId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "xraYGN0ARIDpgk2576H0NvM4yNVMpX2hCBw28pzgHbIT3aIzHYfVarWSF6fndAh787jr616Sc2SWnWtmZ5uUwPHUIqB0nA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'c3878ab1-e564-5854-ad0c-fb7850915ac6', 85, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'SignOffRequested', '2026-11-23 14:06:14.91+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', '[{"after": ["23ea0d8d-0bd6-48ad-9719-82b129e8eb23"], "field": "approverIds"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "authorId"}, {"after": "RFC8785", "field": "canonicalization"}, {"after": "{\"attachments\":[],\"documentId\":\"e65da0d5-f3c2-434f-b3c8-65fb6901eafd\",\"number\":null,\"projectId\":\"babee9a7-53be-45e8-b9b8-90b11f6687f2\",\"prumo\":\"document\",\"sections\":[{\"fields\":[{\"fieldId\":\"f79c35ae-0e60-473f-abae-ffec9cde087c\",\"fieldKind\":\"text\",\"fieldSize\":\"large\",\"name\":\"Solo\",\"options\":[],\"required\":false,\"value\":null}],\"name\":\"Estrutura\",\"sectionId\":\"a7817a5e-b924-4259-9914-962dd1f6bc9d\"}],\"title\":\"Laudo\",\"version\":1}", "field": "content"}, {"after": "93a6f0a006e6dc85b993e83141359e4d3f28589b8a0ae97a536c4710f6f71094", "field": "contentHash"}, {"after": 3, "field": "documentVersion"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "requestedById"}, {"after": 1, "field": "round"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "EqSgRaPKoj4jhUocUUldDhQsle32sME3dnuxntWGxqHX6D6JrP8cTStnx42vhNpSBB2rN1H11F3kTbXpz2tSavFAkzpsFA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'dac5a293-0523-586b-8eba-c86071fab552', 86, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'SignOffViewed', '2026-11-23 14:06:14.944+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', '[{"after": "93a6f0a006e6dc85b993e83141359e4d3f28589b8a0ae97a536c4710f6f71094", "field": "contentHash"}, {"after": 1, "field": "round"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "userId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "x4e45kfqKu9jGTKFCc2cbfnEmVhY2C+sEhiM3hjaspeNnSveREZ9lJa/tu2xTiRs6mUWj6pq2zdmLjkr30Sxkao5wkKc3w=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6d56e5f9-5bf1-5c01-9397-47df082d2af7', 87, 'document-e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'SignOffAccepted', '2026-11-23 14:06:14.95+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', '[{"after": "simple-signature-1", "field": "consentTextId"}, {"after": "93a6f0a006e6dc85b993e83141359e4d3f28589b8a0ae97a536c4710f6f71094", "field": "contentHash"}, {"after": 1, "field": "round"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "userId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "esfyd17r2DNAUo9nBgIj7fp74qX6e4TPnUYj9SOg2Mr20JBVXlNxdULKrxBtDvteoZIto3oyXbvIg8rNHKQDq++QHZisAw=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '18e3880a-0421-5990-9163-dc4078b25590', 88, 'account-23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'Reauthenticated', '2026-11-23 14:06:14.97+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '[{"after": "password", "field": "method"}, {"after": "444aed21e290037b", "field": "sessionRef"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "wIwMrBGcpWDZOEZnV3GPkxplrGm+UUsxOGq48hMCJS1QaQcd7GfwkkwGNM3O7wYg04qsPthFlKAGNoVBBtZDMspi41Q9Tg=="}', 'self', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '965bb66b-2d60-593c-9dbf-ff18b118ff0b', 89, 'imports-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ImportStarted', '2026-11-23 14:06:14.976+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ff67daa9-08a4-4ff8-b058-9709bb0b8f04', '[{"after": "", "field": "fileHash"}, {"after": "tarefas.csv", "field": "fileName"}, {"after": {}, "field": "formats"}, {"after": {"extra": [], "steps": {}, "columns": {"step": "b", "endOn": "d", "title": "a", "startOn": "c"}}, "field": "mapping"}, {"after": 0, "field": "rowCount"}, {"after": "c2fc69c7-d3ce-4b7a-90c1-26cee7f08381", "field": "uploadId"}]', NULL, 'import', NULL, false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '758b58ad-33ba-59f8-8562-7adbd0125f49', 90, 'imports-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ImportFinished', '2026-11-23 14:06:14.977+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ff67daa9-08a4-4ff8-b058-9709bb0b8f04', '[{"after": 0, "field": "added"}, {"after": 0, "field": "changed"}, {"after": 0, "field": "refused"}, {"after": 0, "field": "unchanged"}]', NULL, 'import', NULL, false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '59877245-0f5a-5435-be9b-11f5a121b3fd', 91, 'actionlog-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ActionLogViewed', '2026-11-23 14:06:14.982+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '6ab01e65-6776-4531-929f-6e20676371dd', '[{"after": {"to": null, "from": null, "kinds": [], "personId": null, "recordId": null, "projectId": null}, "field": "filters"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "userId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "Cc8WinRcmN0GyCTq15RoyCb57z+JouH02pm086dQngPxP8VtYs26CUUOiFGJHGREyCZurqBK0EnlnQtru16SYYdEqc9EnQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'dc9b2eb0-a82a-55c2-ab4c-3fdb1335b66d', 92, 'actionlog-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ActionLogViewed', '2026-11-23 14:06:14.99+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3112c003-bf6e-4cd3-a555-8fce7e866f85', '[{"after": {"to": null, "from": null, "kinds": [], "personId": null, "recordId": null, "projectId": "babee9a7-53be-45e8-b9b8-90b11f6687f2"}, "field": "filters"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "userId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "KN3eXNRDV05ECGzX/lzY8nI9GBUN/6ZzFT4tVAsG/rdb15o7hZh8xTrvsEYZTNF1Ry2UBkTu7yF/dnkd/VQjX4FQdcmkyQ=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '755d1258-a58a-50de-98f1-88ee239dc29d', 93, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'LogHeadSigned', '2026-11-23 14:06:15.022+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, '[{"after": "prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4\n92\npMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw=\nat 2026-11-23T14:06:15.021Z\n\n— prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4 /SBKOy+/FEG7XRT+QUXXPhsWzs7F+yYBrPYGWIs2XictFl0AeHXyxGLR080cxJjKZVLURfv+xMBq706p5nKy0QF26wY=\n", "field": "checkpoint"}, {"after": "pMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw=", "field": "root"}, {"after": 92, "field": "size"}, {"after": "prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4+fd204a3b+AeGrmhRTZIHjbElB8OC0wQGs1ZVuALyFVjauNWJ5lMDD", "field": "verifierKey"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "CDoJYElxv1Hrd+57UscQ6Qnx7KtG4TyB0of83IH8ubxW7fn1iyAzpkaoOREu6q9cjyqB436VvbvulzUHWLC+P/OhoANXMw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '091a1b0e-b16d-5422-a03a-627792b05a9e', 94, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'HeadPublished', '2026-11-23 14:06:15.034+00', 'system', NULL, NULL, NULL, '[{"after": 92, "field": "size"}, {"after": {"kind": "folder"}, "field": "to"}]', NULL, 'system', NULL, false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '0ac316b9-6937-5709-8bea-ffd9ae989e4a', 95, 'account-06c90ede-b670-4e64-9443-059ed5f5ecb3', 'PasswordRecoveryRequested', '2026-11-23 14:06:15.042+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '06c90ede-b670-4e64-9443-059ed5f5ecb3', '[{"after": "eb642f7c-cbab-54ab-b594-efd409e6391c", "field": "recoveryId"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "69I7jradpSddpB77Qrmd8o9IGILwqADsjzKPC6krXUwwzQSdjyYacMWv6XZTea6nPnbWk4Uz2knJiKpHH88HWP59a78idA=="}', 'anyone', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'da7585ae-7a03-50b2-a792-f9273bb0525f', 96, 'claim-email-c9ca1f33d89f4df16cff00c7aa0af1471318974a79f36b22e05a5d7a2c0353b7', 'NameClaimed', '2026-11-23 14:06:15.083+00', 'visitor', NULL, NULL, NULL, '[{"after": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "field": "holderId"}, {"after": "email", "field": "kind"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'd4583cef-2c8a-53e8-8188-1ede1b6c1541', 97, 'organization-3d790ccc-8ee0-450f-931c-66d034a19ff6', 'OrganizationFounded', '2026-11-23 14:06:15.085+00', 'visitor', NULL, NULL, '3d790ccc-8ee0-450f-931c-66d034a19ff6', '[{"after": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "field": "administratorId"}, {"after": {"city": null, "name": "Construtora Horizonte", "size": "10-49", "phone": null, "state": null, "segment": "services", "website": null, "document": null, "subdomain": null, "logotipoUrl": null}, "field": "company"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'a352dcce-6f82-5f1b-98b4-333f1fe952c8', 98, 'organization-3d790ccc-8ee0-450f-931c-66d034a19ff6', 'UserAdded', '2026-11-23 14:06:15.085+00', 'visitor', NULL, NULL, 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '[{"after": "creator", "field": "licence"}, {"after": null, "field": "profileId"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '257f19a1-600a-5df5-8a4b-8244fbdcac46', 99, 'subscription-3d790ccc-8ee0-450f-931c-66d034a19ff6', 'TrialStarted', '2026-11-23 14:06:15.094+00', 'visitor', NULL, NULL, '3d790ccc-8ee0-450f-931c-66d034a19ff6', '[{"after": "TRIAL-3D790CCC", "field": "code"}, {"after": "2026-12-08T14:06:15.067Z", "field": "endsAt"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '1ba8bc34-b267-5558-908f-d21f1eb6fba9', 100, 'account-e3f013e1-2187-4a17-94c5-bce0ac341e24', 'AccountOpened', '2026-11-23 14:06:15.097+00', 'visitor', NULL, NULL, 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '[{"after": "2aba451e-0104-5fb8-b951-16d5cded4b9d", "field": "credentialId"}, {"after": "pt-BR", "field": "language"}, {"after": ["improveProjectPlanning"], "field": "needs"}, {"after": false, "field": "passwordChosenFor"}, {"after": "projectManager", "field": "position"}, {"after": true, "field": "termsAccepted"}]', NULL, 'anyone', '127.0.0.0/24', false, NULL);
INSERT INTO read.audit_actions_v6 VALUES
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'dd476385-b168-5321-abdb-53bb7b83bc61', 101, 'account-e3f013e1-2187-4a17-94c5-bce0ac341e24', 'SignedIn', '2026-11-23 14:06:15.133+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', NULL, 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '[{"after": "password", "field": "method"}, {"after": "babc46b76d8ef118", "field": "sessionRef"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "bN8UtL69KmLHQPrJpOBv664VCwtK5Jol4lDQBymLkMfxQmSh9DdndAyr7WFUKWlNQWfmPy7sPTIPoV1aZR0S75RK1SiIHw=="}', 'self', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '6867b6e0-9c22-55a2-b66a-797b171be793', 102, 'project-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'ProjectCreated', '2026-11-23 14:06:15.142+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '[{"after": null, "field": "copiedFrom"}, {"after": "BRL", "field": "currency"}, {"after": null, "field": "customerName"}, {"after": "", "field": "description"}, {"after": null, "field": "internalCode"}, {"after": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "field": "ownerId"}, {"after": "Reforma da escola municipal", "field": "pitch"}, {"after": null, "field": "portfolioName"}, {"after": [], "field": "tags"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "tR5AZVgWBplH6SAYhZnop6csyKM3ZkWout8quEIudb8BL8P+vsdNKpS5ndXyQbJo/nC8M2VM447XGkGoy0X0eBjDn/tefA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '32979ba0-177b-5c7c-b402-0810509d5de2', 103, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'StepAdded', '2026-11-23 14:06:15.144+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '1199e860-42f6-5f9b-a9dd-83f696d04ae6', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "A fazer", "field": "name"}, {"after": "a0", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "o6sCy1pIhoqwMxN9xW7JnEu77pYT9sN9zZTgCqJpnveOnwk+CL9j2EMLZFSXOleNk6pcypHZY5BEhT6CESBiwZ4CwNePuw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '0372c81a-ffdb-5dd1-992e-86710736c6d4', 104, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'StepAdded', '2026-11-23 14:06:15.144+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'fe158b2c-466a-59ba-8aab-c91a223ad9c2', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Em andamento", "field": "name"}, {"after": "a1", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "NFRHmVMAAGvJFa0l/gmgf3QuH7dMGbm/4ZQOVE04JcZv6gJuue8YsG2Gbi6981txxBxKQqGm/vX29P0hWAQ8BHM7T6Z9cg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '9b49f0cd-131c-576b-b28f-bb63d310524e', 105, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'StepAdded', '2026-11-23 14:06:15.144+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '9bdd1e25-77ee-5c7f-ab1f-f22abd6dd098', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Fila de verificação", "field": "name"}, {"after": "a2", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "kyvTuZ5srl3ubqjnEqfK1iaZI2qb6XiqgFYzTbDH0nhck34KWPq4d/zYXEM3uzUUv19AGEZNvJCIQmRETqxIwyTHsiIOGg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '75d5d176-ac68-58b0-bfcc-aa4c33466010', 106, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'StepAdded', '2026-11-23 14:06:15.144+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '05345fa8-7eaf-5881-98b9-533f0b411ff7', '[{"after": "", "field": "description"}, {"after": false, "field": "finishes"}, {"after": "Verificação", "field": "name"}, {"after": "a3", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "8SNCIYReNby9QBTw93bWGpIopgPF+u0XiuPE7mIa2hP+Z8tbNEJnN2vsU+wm2K95YfkBUOCTruOu+Rw8vPBzGQ55c5xUjg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '79886a77-a2db-5f54-aef4-4e53986ab6a1', 107, 'plan-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'StepAdded', '2026-11-23 14:06:15.144+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7c969231-dbfe-55a7-ac9e-2b1675ec6e7d', '[{"after": "", "field": "description"}, {"after": true, "field": "finishes"}, {"after": "Concluído", "field": "name"}, {"after": "a4", "field": "rank"}, {"after": null, "field": "taskLimit"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "FajUpDuu3NDTcXlxgkv2MywhN1AEmrN9g8RldN1ADKqOJoFvFByCulZyrR97/OU17VLpApKLg+fY8aWOAh3BFR4/qAydgA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '8ebc3019-a4f6-54d0-81b7-5d06afcf388c', 108, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '0f41fd7d-3bde-5817-87bc-be4761721735', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Justificativa", "field": "name"}, {"after": "Por que fazer este projeto?", "field": "quickTip"}, {"after": "a0", "field": "rank"}, {"after": true, "field": "required"}, {"after": "justification", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "QhE6nKfjgIQvTZH5iWCN/5zhNIMCWXw8WDJ31vvhT9pGlaMmPFnSZGtp8Qynm3Jd9hoDdroQxMJ2oKoaNlugg+w9tBp7tw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'de29f798-4237-5b56-b394-3da2ab3f7175', 109, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'e2a9417e-9709-5abb-b1a5-c35070ed3f63', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Produto", "field": "name"}, {"after": "O que será entregue no fim?", "field": "quickTip"}, {"after": "a1", "field": "rank"}, {"after": true, "field": "required"}, {"after": "product", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "aiYa3uHzs/IO1SoVblbEhv/uBUE7c601JLAb5ef1OIUcviL/OWb/A8Mrz5fn1DyU22LmqMcwFzD+fDxs91K2rEbiRnkCYA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7b7068df-2b8a-56b3-bdd8-0924780d0e31', 110, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'ffd7fb94-de50-5a13-8d88-7ef45f9cd0ae', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Stakeholders", "field": "name"}, {"after": "Quem é afetado e não está na equipe?", "field": "quickTip"}, {"after": "a2", "field": "rank"}, {"after": false, "field": "required"}, {"after": "stakeholders", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "/1tNl77YjStvWH4MTIvReiqTs6vIqE/cMqyJzibQ93FQUx0rzrooWKAUf4XkWZgk3zgv1f8HaIp9FK0Xw8rqwlurkDcGYA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '89405207-4f33-5670-8115-532f240edccc', 111, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '3e0b8d47-af72-5d7d-b630-b8a210a36dd0', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Premissas", "field": "name"}, {"after": "O que consideramos verdadeiro?", "field": "quickTip"}, {"after": "a3", "field": "rank"}, {"after": false, "field": "required"}, {"after": "assumptions", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "/EHaBpynBFzFNSYdMp8d/P3bhUJbiyRx2oVhBUouG4ljQkx6qBky6GQJPSz1ljw2CtJlOnwAgmDFpFRWcOIt5nsIMvV+7Q=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7d8a2a4e-cc2e-583e-ac10-af18376dbe5d', 112, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7111d9a9-698b-5d03-a30c-9280cf6ca75f', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Riscos", "field": "name"}, {"after": "O que pode dar errado, ou melhor?", "field": "quickTip"}, {"after": "a4", "field": "rank"}, {"after": false, "field": "required"}, {"after": "risks", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "CGBcY0ae6ej18deiIhuWA4TVHQVHx2x5YOEixwuJ/i03JNeLhckW7eX0f/Ekggp0So9Pv23/KMzf/hs+put7ipvkhvaqgA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '374f0514-b9a3-5a1f-9609-7610127da7af', 113, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'bad0f128-e6cd-5140-aae3-088dec9d0cf8', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Objetivos SMART", "field": "name"}, {"after": "Aonde queremos chegar?", "field": "quickTip"}, {"after": "a5", "field": "rank"}, {"after": true, "field": "required"}, {"after": "smartGoals", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "kUvzJerCkhuTQQ6gt27aVhMotzcMA1ljUpGiwM7rsnDB3bTrRNqModLVj+0k2JV9kb/XqexnZmB6evJEAUcL5mc8HkETGQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'e0f3ca21-d315-5b51-bf5b-4177741d4320', 114, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7295932b-e967-5459-859f-155701ce31db', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Requisitos", "field": "name"}, {"after": "O que o produto precisa atender?", "field": "quickTip"}, {"after": "a6", "field": "rank"}, {"after": true, "field": "required"}, {"after": "requirements", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "vgnh/JkRYmycPWJeu3GePgYJZD9I3s5+M9cXAJjroThbR7BpnuBAnBU1EkNOY1Nm099FTG+IeosoF0HK9MvQwWMvn01UJA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '74105f85-7a21-583f-919d-9d59159b0c02', 115, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '4668d5dc-b40f-58b9-a9af-dcdda303ea5d', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Equipe", "field": "name"}, {"after": "Quem faz o trabalho?", "field": "quickTip"}, {"after": "a7", "field": "rank"}, {"after": false, "field": "required"}, {"after": "team", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "NwbED4eMWrsJRm+v9zuxuqpDwp39wunOxTP9L+0dfMC+fnuzm0PZjoJMmaZ6YMeYe61d21NELBAMLOGFWKrd1X4utVyDwg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '920f2b14-796e-5aa7-a44f-a9c11d0eb233', 116, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '8a386a87-24bf-573a-acd5-2c17982bef2b', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Grupos de entrega", "field": "name"}, {"after": "Quais são as partes do produto?", "field": "quickTip"}, {"after": "a8", "field": "rank"}, {"after": true, "field": "required"}, {"after": "deliveryGroups", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "zAt/z0VuunwADGmNrZzD68byBrcHMCspYAvGEv5xSWpBsayAix3HnfRwXmeubrwr9GwBphw2tpP6s7/Q8onR5VavpR6DPw=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'd9d75ca0-bf3c-54a9-9499-eff8fa1174c1', 117, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'c0f31205-abc3-58a3-a05c-b306ccafea1e', '[{"after": "dates", "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os marcos e os prazos das entregas, com a data planejada e a realizada.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Linha do tempo", "field": "name"}, {"after": "Quando cada entrega fica pronta?", "field": "quickTip"}, {"after": "a9", "field": "rank"}, {"after": false, "field": "required"}, {"after": "timeline", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "wPIFrgvKeCGIU8Jiq+og+VjJPM+bBUg1FsdEvxVGvjzpxPckArnG+KsxYfhzsROA6HFSHav8YzeM7DmHExBEOB5jzIbAMA=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'af9da738-f9fb-5d72-aaaf-409c1ba8991d', 118, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '737c8f25-7fbe-5ad1-b42e-0d62b725f9e1', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Benefícios", "field": "name"}, {"after": "O que melhora depois?", "field": "quickTip"}, {"after": "aA", "field": "rank"}, {"after": false, "field": "required"}, {"after": "benefits", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "9pcBrAB11NlFdtKM3E4AML+iYSWVMFUyEJ/4vE67+qB5zxn4fssi2OdFlxAdWtiU5ds8pv2rCprqfzs2U+wqufv++UG36g=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'd22ae9cd-1b22-51c5-bd38-6d830e30fcd7', 119, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '4a23308a-91e9-55a7-8869-86a71cf80131', '[{"after": null, "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Restrições", "field": "name"}, {"after": "O que limita o trabalho?", "field": "quickTip"}, {"after": "aB", "field": "rank"}, {"after": false, "field": "required"}, {"after": "restrictions", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "Wh9xpiWXztsK9NTrIg0eNGHjVXyAdEnidvuaB0AuY2hSlUVQCXZ5z9O0eo1tBvJncqDxxqazNf13kCUY7NFRbDthh1VA+w=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '529e55b4-5cef-5ed0-ac7b-0cafaab7cda5', 120, 'canvas-45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded', '2026-11-23 14:06:15.147+00', 'user', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '93247d3f-e002-5d08-91f1-1bab40aad63b', '[{"after": "values", "field": "additionalField"}, {"after": "project", "field": "canvas"}, {"after": [], "field": "classifications"}, {"after": "Os custos de cada grupo de entrega, com o valor planejado e o realizado.", "field": "completeTip"}, {"after": false, "field": "financialIntegration"}, {"after": "Custo", "field": "name"}, {"after": "Quanto vai custar?", "field": "quickTip"}, {"after": "aC", "field": "rank"}, {"after": false, "field": "required"}, {"after": "cost", "field": "standardArea"}]', '{"of": "e3f013e1-2187-4a17-94c5-bce0ac341e24", "sealed": "PIJy8lCn2eaEVLyGz7HNpMHu871Z4hV5T//z6Qn7LkDh3ezT+2IUfJjGI3RwmhC/es7A0LhXe/atJ7JXslV21+yWwfMW7g=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '220bbdfc-477c-5fb8-975a-7af21c46274a', 121, 'account-046bf735-e39d-4d63-990e-e73058ead1d3', 'PersonErased', '2026-11-23 14:06:15.167+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '046bf735-e39d-4d63-990e-e73058ead1d3', '[{"after": "Saiu da empresa", "field": "reason"}, {"after": null, "field": "retainedUntil"}, {"after": "administrator", "field": "rule"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "b6b4VY+fn1aS+9AG4JbldSvjaezLJvz8eU7W0gsFIVbnkYutu6vTmEdeEEOcCrbDvGj7cyD5LQlVYTAhfHvDx8FTXMGb5Q=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '786e6df1-56a5-5a09-832d-638ac3659ad3', 122, 'organization-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'UserRemoved', '2026-11-23 14:06:15.169+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '046bf735-e39d-4d63-990e-e73058ead1d3', '[{"field": "licence", "before": "viewer"}, {"field": "profileId", "before": null}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "gigK/Cw6/4Zz/A5mdPObfgGtyT3/kj50w2OpB4QsB2NW423ZwXxgVHpnOEiGakobzNLma24B9pgYsGcVugTSzU7aRpQRhg=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '297715c2-03a0-5fca-a9ab-01dfab915f34', 123, 'claim-email-9f22d2b45b1d81ca313f1ec895fda6706a29abcf2c68ff3824d64ec42fbb6baf', 'NameReleased', '2026-11-23 14:06:15.186+00', 'system', NULL, NULL, NULL, '[{"after": "046bf735-e39d-4d63-990e-e73058ead1d3", "field": "holderId"}, {"after": "email", "field": "kind"}]', NULL, 'system', NULL, false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e0662158-9430-574c-b0d9-f6d802e20898', 124, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepFieldsLocked', '2026-11-23 14:06:15.213+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '15c316b3-2568-5834-802d-2dd2d1e4d821', '[{"after": ["startOn", "endOn"], "field": "fields", "before": []}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "zVU5AU1zWnC8IzohScfb4zSb687XBY/cUTfbEgB456BpYC8epNersAlH3J79En8zEAJPMEKSKUUvg/b8RpHqndP2tP6+yA=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '9644c2a9-4b40-5c01-bfd6-9ab776e075d3', 125, 'plan-babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskRestored', '2026-11-23 14:06:15.221+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'f352a55f-f547-4844-bdda-b3cc63206508', '[{"after": [], "field": "predecessorIds", "before": []}, {"after": "a2", "field": "rank", "before": "a2"}, {"after": "4a1b93e2-be24-57f5-94ff-9b72f100a0b1", "field": "stepId", "before": "4a1b93e2-be24-57f5-94ff-9b72f100a0b1"}, {"after": [], "field": "tagIds", "before": []}, {"after": "2026-11-23T14:06:14.665000Z", "field": "addedAt"}, {"after": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "field": "addedBy"}, {"after": null, "field": "assigneeId"}, {"after": null, "field": "baselineEndOn"}, {"after": null, "field": "baselineStartOn"}, {"after": null, "field": "colour"}, {"after": [], "field": "customFields"}, {"after": null, "field": "deliveryGroup"}, {"after": "", "field": "description"}, {"after": "2026-03-06", "field": "endOn"}, {"after": null, "field": "estimatedMinutes"}, {"after": null, "field": "hourCents"}, {"after": "once", "field": "occurrence"}, {"after": "none", "field": "priority"}, {"after": 0, "field": "progress"}, {"after": null, "field": "realizedMinutes"}, {"after": [], "field": "requirements"}, {"after": "2026-03-02", "field": "startOn"}, {"after": null, "field": "timeOfDay"}, {"after": "Tarefa f352a55f-f547-4844-bdda-b3cc63206508", "field": "title"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "Fl62r+x3/OYPXt3S85KNRTHEarGI792Q/PX+1m/Qy54l2vBlgcFxnOKFT1Rp0YArtA7CN8gEwR3jtBL6MKx35K7vYZLz+A=="}', 'owner', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'e0ceef1d-d281-5ab4-b220-3fcdf2594085', 126, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'LogHeadSigned', '2026-11-23 14:06:15.251+00', 'user', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, '[{"after": "XN9ZUj3KTiXhsEu96NQSqHH3VxaT0PCjeXJnSrCHRzs=", "field": "root", "before": "pMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw="}, {"after": 100, "field": "size", "before": 92}, {"after": "prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4\n100\nXN9ZUj3KTiXhsEu96NQSqHH3VxaT0PCjeXJnSrCHRzs=\nat 2026-11-23T14:06:15.251Z\n\n— prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4 /SBKO4AsAa2y+8NEC3eTjAgN8Z2ZY6h08e87rJpDT57rGii69t+vMoTtZf+QT11ETyfkAoNpr/nvJi29MlenBL+qdQU=\n", "field": "checkpoint"}, {"after": "prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4+fd204a3b+AeGrmhRTZIHjbElB8OC0wQGs1ZVuALyFVjauNWJ5lMDD", "field": "verifierKey"}]', '{"of": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "sealed": "zBqGlvA+30nRxNMZmLaCfmhWg07x3Q0+Mm/iXSIeCR+pe6gj1uqUT8bxQ5Sk43BMICJfoJVVMUSJcs/G6sG//u/We6LTnQ=="}', 'administrator', '127.0.0.0/24', false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea', 127, 'heads-ab6449b9-63a7-4c0b-9540-2f2869320be4', 'HeadPublished', '2026-11-23 14:06:15.261+00', 'system', NULL, NULL, NULL, '[{"after": 100, "field": "size"}, {"after": {"kind": "folder"}, "field": "to"}]', NULL, 'system', NULL, false, NULL);


--
-- Data for Name: audit_erasures_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: audit_exports_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: audit_head_places_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: audit_heads_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.audit_heads_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 92, 'pMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw=', 'prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4
92
pMdzKhumSepwdRyrhAKeQBtVRs6oKZU0IwObbMSi1Qw=
at 2026-11-23T14:06:15.021Z

— prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4 /SBKOy+/FEG7XRT+QUXXPhsWzs7F+yYBrPYGWIs2XictFl0AeHXyxGLR080cxJjKZVLURfv+xMBq706p5nKy0QF26wY=
', 'prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4+fd204a3b+AeGrmhRTZIHjbElB8OC0wQGs1ZVuALyFVjauNWJ5lMDD', '2026-11-23 14:06:15.022+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '[{"at": "2026-11-23T14:06:15.034000Z", "to": {"kind": "folder"}}]', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 100, 'XN9ZUj3KTiXhsEu96NQSqHH3VxaT0PCjeXJnSrCHRzs=', 'prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4
100
XN9ZUj3KTiXhsEu96NQSqHH3VxaT0PCjeXJnSrCHRzs=
at 2026-11-23T14:06:15.251Z

— prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4 /SBKO4AsAa2y+8NEC3eTjAgN8Z2ZY6h08e87rJpDT57rGii69t+vMoTtZf+QT11ETyfkAoNpr/nvJi29MlenBL+qdQU=
', 'prumo/ab6449b9-63a7-4c0b-9540-2f2869320be4+fd204a3b+AeGrmhRTZIHjbElB8OC0wQGs1ZVuALyFVjauNWJ5lMDD', '2026-11-23 14:06:15.251+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '[{"at": "2026-11-23T14:06:15.261000Z", "to": {"kind": "folder"}}]', '[]', NULL);


--
-- Data for Name: audit_kinds_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.audit_kinds_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'NameClaimed/', 'NameClaimed', NULL, NULL, 1, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'OrganizationFounded/', 'OrganizationFounded', NULL, NULL, 2, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'UserAdded/', 'UserAdded', NULL, NULL, 3, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'TrialStarted/', 'TrialStarted', NULL, NULL, 4, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'AccountOpened/', 'AccountOpened', NULL, NULL, 5, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'SignedIn/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'SignedIn', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 6, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'NameClaimed/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'NameClaimed', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 7, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'UserAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'UserAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 8, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'AccountOpened/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'AccountOpened', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 9, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'SignedIn/06c90ede-b670-4e64-9443-059ed5f5ecb3', 'SignedIn', '06c90ede-b670-4e64-9443-059ed5f5ecb3', NULL, 10, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'PasswordChanged/06c90ede-b670-4e64-9443-059ed5f5ecb3', 'PasswordChanged', '06c90ede-b670-4e64-9443-059ed5f5ecb3', NULL, 11, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ProjectCreated/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ProjectCreated', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 12, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'StepAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 13, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'AreaAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'AreaAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 18, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'AccessProfileCreated/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'AccessProfileCreated', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 31, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ProjectCreated/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ProjectCreated', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 35, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'StepAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'StepAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 36, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'AreaAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'AreaAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 41, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ProjectShared/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ProjectShared', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 54, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'LegalHoldPlaced/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'LegalHoldPlaced', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 55, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TagAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'TagAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 56, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'TaskAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 58, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskDeleted/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'TaskDeleted', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 61, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ChecklistItemAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ChecklistItemAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 62, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'CardAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'CardAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 65, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'CardDeleted/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'CardDeleted', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 68, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'CommentAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'CommentAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 69, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'StorageReserved/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'StorageReserved', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 70, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'FileAttached/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'FileAttached', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 72, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'DocumentCreated/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'DocumentCreated', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 73, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'DocumentDeleted/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'DocumentDeleted', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 75, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'DocumentSectionAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'DocumentSectionAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 76, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'DocumentFieldAdded/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'DocumentFieldAdded', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 78, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'DocumentApproverNamed/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'DocumentApproverNamed', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 80, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'SignOffRequested/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'SignOffRequested', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 85, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'SignOffViewed/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'SignOffViewed', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 86, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'SignOffAccepted/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'SignOffAccepted', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 87, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'Reauthenticated/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'Reauthenticated', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 88, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ImportStarted/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ImportStarted', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 89, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ImportFinished/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ImportFinished', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 90, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ActionLogViewed/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ActionLogViewed', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 91, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ActionLogViewed/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'ActionLogViewed', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 92, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'LogHeadSigned/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'LogHeadSigned', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 93, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'HeadPublished/', 'HeadPublished', NULL, NULL, 94, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'PasswordRecoveryRequested/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'PasswordRecoveryRequested', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 95, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'NameClaimed/', 'NameClaimed', NULL, NULL, 96, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'OrganizationFounded/', 'OrganizationFounded', NULL, NULL, 97, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'UserAdded/', 'UserAdded', NULL, NULL, 98, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'TrialStarted/', 'TrialStarted', NULL, NULL, 99, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'AccountOpened/', 'AccountOpened', NULL, NULL, 100, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'SignedIn/e3f013e1-2187-4a17-94c5-bce0ac341e24', 'SignedIn', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', NULL, 101, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'ProjectCreated/e3f013e1-2187-4a17-94c5-bce0ac341e24', 'ProjectCreated', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 102, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'StepAdded/e3f013e1-2187-4a17-94c5-bce0ac341e24', 'StepAdded', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 103, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'AreaAdded/e3f013e1-2187-4a17-94c5-bce0ac341e24', 'AreaAdded', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 108, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'PersonErased/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'PersonErased', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 121, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'UserRemoved/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'UserRemoved', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 122, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'NameReleased/', 'NameReleased', NULL, NULL, 123, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'StepFieldsLocked/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'StepFieldsLocked', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 124, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'TaskRestored/23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'TaskRestored', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 125, NULL);


--
-- Data for Name: audit_names_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.audit_names_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'babee9a7-53be-45e8-b9b8-90b11f6687f2@12', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 12, 'project', 'Obra 0d4420a0-7d79-466c-8afb-9a03154d22e1', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4a1b93e2-be24-57f5-94ff-9b72f100a0b1@13', '4a1b93e2-be24-57f5-94ff-9b72f100a0b1', 13, 'step', 'A fazer', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '15c316b3-2568-5834-802d-2dd2d1e4d821@14', '15c316b3-2568-5834-802d-2dd2d1e4d821', 14, 'step', 'Em andamento', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '90faec4a-9586-5cbc-988e-1321410e487b@15', '90faec4a-9586-5cbc-988e-1321410e487b', 15, 'step', 'Fila de verificação', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '15f2f8e6-1269-5de0-90a7-427a2492c81c@16', '15f2f8e6-1269-5de0-90a7-427a2492c81c', 16, 'step', 'Verificação', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '29dc277e-fd7a-5ee3-9755-4736c5482588@17', '29dc277e-fd7a-5ee3-9755-4736c5482588', 17, 'step', 'Concluído', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b11685d1-c57a-58e3-851f-03f651b9062c@18', 'b11685d1-c57a-58e3-851f-03f651b9062c', 18, 'area', 'Justificativa', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2d53c29d-6014-5bfe-99f1-db02039daf33@19', '2d53c29d-6014-5bfe-99f1-db02039daf33', 19, 'area', 'Produto', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4c371380-7cd8-5d1c-99d3-62228aa1e628@20', '4c371380-7cd8-5d1c-99d3-62228aa1e628', 20, 'area', 'Stakeholders', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '1d6ac61e-0a64-5400-9550-d5301ece6bdc@21', '1d6ac61e-0a64-5400-9550-d5301ece6bdc', 21, 'area', 'Premissas', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b78928af-a5c9-5bf8-9b04-f3e076c00e31@22', 'b78928af-a5c9-5bf8-9b04-f3e076c00e31', 22, 'area', 'Riscos', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2e6ee2bc-998e-588a-bc69-a4841e3860ed@23', '2e6ee2bc-998e-588a-bc69-a4841e3860ed', 23, 'area', 'Objetivos SMART', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'c429a3ed-8f7b-586a-b33d-3e8c4da9be3a@24', 'c429a3ed-8f7b-586a-b33d-3e8c4da9be3a', 24, 'area', 'Requisitos', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3f407b35-db37-59dd-95ab-699755666359@25', '3f407b35-db37-59dd-95ab-699755666359', 25, 'area', 'Equipe', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '9f17e6be-7f36-5e06-bedd-2a0c9649a60e@26', '9f17e6be-7f36-5e06-bedd-2a0c9649a60e', 26, 'area', 'Grupos de entrega', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6718bfdb-4015-5ea4-bbce-64c3b4dd1e19@27', '6718bfdb-4015-5ea4-bbce-64c3b4dd1e19', 27, 'area', 'Linha do tempo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '132bf919-2c11-5f2d-9f55-7414253e237e@28', '132bf919-2c11-5f2d-9f55-7414253e237e', 28, 'area', 'Benefícios', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '974d84ee-6408-55cb-96be-9c7bceb69d24@29', '974d84ee-6408-55cb-96be-9c7bceb69d24', 29, 'area', 'Restrições', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '88898fee-e868-5d83-b1a3-032b40711b1b@30', '88898fee-e868-5d83-b1a3-032b40711b1b', 30, 'area', 'Custo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ae8f2285-9c78-4ddc-87c0-ff1f0dc979d2@31', 'ae8f2285-9c78-4ddc-87c0-ff1f0dc979d2', 31, 'profile', 'viewOnly ae8f2285', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125@35', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 35, 'project', 'Reforma da escola municipal', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '413705f3-e646-555c-8c7b-0dfd85ba95d5@36', '413705f3-e646-555c-8c7b-0dfd85ba95d5', 36, 'step', 'A fazer', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '4287c147-c8e9-5152-bda8-89848cc3f74f@37', '4287c147-c8e9-5152-bda8-89848cc3f74f', 37, 'step', 'Em andamento', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '8dcd4287-8b57-5efa-afbb-5b1a0f207ad8@38', '8dcd4287-8b57-5efa-afbb-5b1a0f207ad8', 38, 'step', 'Fila de verificação', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '822061eb-3978-5bcc-b0f7-3b8893568366@39', '822061eb-3978-5bcc-b0f7-3b8893568366', 39, 'step', 'Verificação', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'cca50ae1-741a-5ced-9148-cd7159204fc4@40', 'cca50ae1-741a-5ced-9148-cd7159204fc4', 40, 'step', 'Concluído', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '595ba9ef-a7cb-5a6c-8580-5d3917962885@41', '595ba9ef-a7cb-5a6c-8580-5d3917962885', 41, 'area', 'Justificativa', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ace9bc83-ad92-5c55-a516-0580bb0d1e84@42', 'ace9bc83-ad92-5c55-a516-0580bb0d1e84', 42, 'area', 'Produto', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'dd377964-9b1d-53ab-b27b-964e121fbe2b@43', 'dd377964-9b1d-53ab-b27b-964e121fbe2b', 43, 'area', 'Stakeholders', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '0d91e778-7631-5392-a5a8-ddfe6b9ed72c@44', '0d91e778-7631-5392-a5a8-ddfe6b9ed72c', 44, 'area', 'Premissas', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ed08f497-dbdf-5bcd-af22-5a043a0d4173@45', 'ed08f497-dbdf-5bcd-af22-5a043a0d4173', 45, 'area', 'Riscos', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '7c0bbf93-a992-5d5f-9864-f203ef910a45@46', '7c0bbf93-a992-5d5f-9864-f203ef910a45', 46, 'area', 'Objetivos SMART', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2d011491-db2c-572b-9034-5c679b647f47@47', '2d011491-db2c-572b-9034-5c679b647f47', 47, 'area', 'Requisitos', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '1532d320-1e19-5c9a-8302-6402eac143ca@48', '1532d320-1e19-5c9a-8302-6402eac143ca', 48, 'area', 'Equipe', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c5184315-f7f0-5a8d-b2b3-e4f8d6009574@49', 'c5184315-f7f0-5a8d-b2b3-e4f8d6009574', 49, 'area', 'Grupos de entrega', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'bbcf2642-fcac-578b-892a-b33abe811cc8@50', 'bbcf2642-fcac-578b-892a-b33abe811cc8', 50, 'area', 'Linha do tempo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '836fefcd-935b-58b5-8482-b10d11989530@51', '836fefcd-935b-58b5-8482-b10d11989530', 51, 'area', 'Benefícios', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c5836a99-d21b-575c-bb7c-2626fd7ecde9@52', 'c5836a99-d21b-575c-bb7c-2626fd7ecde9', 52, 'area', 'Restrições', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '58c4dd91-f43a-53e9-a4ff-dffde64dffbe@53', '58c4dd91-f43a-53e9-a4ff-dffde64dffbe', 53, 'area', 'Custo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'cfc89f38-79ba-428a-a15b-7f12ae617a7f@56', 'cfc89f38-79ba-428a-a15b-7f12ae617a7f', 56, 'tag', 'Urgente', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'c1e6672d-3e1e-4132-aa79-700d6a82b822@57', 'c1e6672d-3e1e-4132-aa79-700d6a82b822', 57, 'tag', 'Adiável', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b@58', '3fb79c61-868a-42c7-bad6-0453079ab14b', 58, 'task', 'Tarefa 3fb79c61-868a-42c7-bad6-0453079ab14b', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b9f91df6-6cf8-44a4-8f7a-953c99caadba@59', 'b9f91df6-6cf8-44a4-8f7a-953c99caadba', 59, 'task', 'Tarefa b9f91df6-6cf8-44a4-8f7a-953c99caadba', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'f352a55f-f547-4844-bdda-b3cc63206508@60', 'f352a55f-f547-4844-bdda-b3cc63206508', 60, 'task', 'Tarefa f352a55f-f547-4844-bdda-b3cc63206508', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e6a45f4b-d2cb-43f7-be4a-1fd2ad30649f@62', 'e6a45f4b-d2cb-43f7-be4a-1fd2ad30649f', 62, 'checklistItem', 'Trena', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36@63', '2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36', 63, 'area', 'Impactos', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6b74a8db-69bf-4990-ba06-c39b4f8bbfdd@64', '6b74a8db-69bf-4990-ba06-c39b4f8bbfdd', 64, 'area', 'Lições', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e7597763-e932-4594-863f-be99d4252b6e@65', 'e7597763-e932-4594-863f-be99d4252b6e', 65, 'card', 'Fundações', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '0306e13c-7881-4cc4-8bf0-e48c8f8215dc@66', '0306e13c-7881-4cc4-8bf0-e48c8f8215dc', 66, 'card', 'Rua fechada', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '90fbfd85-0713-418c-bf5d-f7915bd96dea@67', '90fbfd85-0713-418c-bf5d-f7915bd96dea', 67, 'card', 'Poeira', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '163d4060-394c-4ba2-bc59-e14db6721be7@72', '163d4060-394c-4ba2-bc59-e14db6721be7', 72, 'file', 'planta 163d4060-394c-4ba2-bc59-e14db6721be7.txt', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11@73', '5726b7b8-0e22-459b-9911-1d04db860e11', 73, 'document', 'Diário', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '57e62f16-e39d-4b0c-a2de-509b451548f4@74', '57e62f16-e39d-4b0c-a2de-509b451548f4', 74, 'document', 'Diário', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '93ce67aa-3e12-43f5-aae4-d07365ce1b67@76', '93ce67aa-3e12-43f5-aae4-d07365ce1b67', 76, 'documentSection', 'Clima', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '108c6ae2-cc90-4b06-b217-da58e1e6b71e@77', '108c6ae2-cc90-4b06-b217-da58e1e6b71e', 77, 'documentSection', 'Equipe', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'edd93830-19d6-4f58-9927-0584868edd71@78', 'edd93830-19d6-4f58-9927-0584868edd71', 78, 'documentField', 'Tempo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '81786a83-0d49-4fd1-9271-1a97b9e24e18@79', '81786a83-0d49-4fd1-9271-1a97b9e24e18', 79, 'documentField', 'Solo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd@81', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 81, 'document', 'Laudo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'a7817a5e-b924-4259-9914-962dd1f6bc9d@82', 'a7817a5e-b924-4259-9914-962dd1f6bc9d', 82, 'documentSection', 'Estrutura', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'f79c35ae-0e60-473f-abae-ffec9cde087c@83', 'f79c35ae-0e60-473f-abae-ffec9cde087c', 83, 'documentField', 'Solo', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ff67daa9-08a4-4ff8-b058-9709bb0b8f04@89', 'ff67daa9-08a4-4ff8-b058-9709bb0b8f04', 89, 'import', 'tarefas.csv', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a@102', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 102, 'project', 'Reforma da escola municipal', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '1199e860-42f6-5f9b-a9dd-83f696d04ae6@103', '1199e860-42f6-5f9b-a9dd-83f696d04ae6', 103, 'step', 'A fazer', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'fe158b2c-466a-59ba-8aab-c91a223ad9c2@104', 'fe158b2c-466a-59ba-8aab-c91a223ad9c2', 104, 'step', 'Em andamento', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '9bdd1e25-77ee-5c7f-ab1f-f22abd6dd098@105', '9bdd1e25-77ee-5c7f-ab1f-f22abd6dd098', 105, 'step', 'Fila de verificação', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '05345fa8-7eaf-5881-98b9-533f0b411ff7@106', '05345fa8-7eaf-5881-98b9-533f0b411ff7', 106, 'step', 'Verificação', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7c969231-dbfe-55a7-ac9e-2b1675ec6e7d@107', '7c969231-dbfe-55a7-ac9e-2b1675ec6e7d', 107, 'step', 'Concluído', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '0f41fd7d-3bde-5817-87bc-be4761721735@108', '0f41fd7d-3bde-5817-87bc-be4761721735', 108, 'area', 'Justificativa', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'e2a9417e-9709-5abb-b1a5-c35070ed3f63@109', 'e2a9417e-9709-5abb-b1a5-c35070ed3f63', 109, 'area', 'Produto', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'ffd7fb94-de50-5a13-8d88-7ef45f9cd0ae@110', 'ffd7fb94-de50-5a13-8d88-7ef45f9cd0ae', 110, 'area', 'Stakeholders', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '3e0b8d47-af72-5d7d-b630-b8a210a36dd0@111', '3e0b8d47-af72-5d7d-b630-b8a210a36dd0', 111, 'area', 'Premissas', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7111d9a9-698b-5d03-a30c-9280cf6ca75f@112', '7111d9a9-698b-5d03-a30c-9280cf6ca75f', 112, 'area', 'Riscos', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'bad0f128-e6cd-5140-aae3-088dec9d0cf8@113', 'bad0f128-e6cd-5140-aae3-088dec9d0cf8', 113, 'area', 'Objetivos SMART', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7295932b-e967-5459-859f-155701ce31db@114', '7295932b-e967-5459-859f-155701ce31db', 114, 'area', 'Requisitos', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '4668d5dc-b40f-58b9-a9af-dcdda303ea5d@115', '4668d5dc-b40f-58b9-a9af-dcdda303ea5d', 115, 'area', 'Equipe', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '8a386a87-24bf-573a-acd5-2c17982bef2b@116', '8a386a87-24bf-573a-acd5-2c17982bef2b', 116, 'area', 'Grupos de entrega', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'c0f31205-abc3-58a3-a05c-b306ccafea1e@117', 'c0f31205-abc3-58a3-a05c-b306ccafea1e', 117, 'area', 'Linha do tempo', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '737c8f25-7fbe-5ad1-b42e-0d62b725f9e1@118', '737c8f25-7fbe-5ad1-b42e-0d62b725f9e1', 118, 'area', 'Benefícios', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '4a23308a-91e9-55a7-8869-86a71cf80131@119', '4a23308a-91e9-55a7-8869-86a71cf80131', 119, 'area', 'Restrições', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '93247d3f-e002-5d08-91f1-1bab40aad63b@120', '93247d3f-e002-5d08-91f1-1bab40aad63b', 120, 'area', 'Custo', NULL);


--
-- Data for Name: audit_retentions_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.audit_retentions_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', NULL, NULL, 'Processo judicial', '2026-11-23 14:06:14.621+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL);


--
-- Data for Name: audit_tree_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.audit_tree_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '0', 16, 16, '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]', '\xe39a5ffb7621c939189fa4b7527faa3dd498b10670b72a84c0026c891d9b232873cf7173bdad116c06b706d27e3acc31724fb75372d618cea1435183b998aef94eeed86fa9563c1c303a59ff4de85f902010416af1d6f7aecbd333a2a45b2bd3bee643c2d735c1b5d302a1083180fec90cec1ad2475995a1f535f3aea4897202e84c66040a1052f98c63c1c96337a55c0290afdc81c0f2507db100d22f0b5f31b2b625addc14bf4066da93fb562397dab486a6d461c42cf2bd4b6f326f266a022115d746ae5a5b9e16d297ebef461f961299143359ba875fb56ef7b994aeffe8f1dca5811e9ba3cbc66c851d5d37338322143604ab497bf1b0ef11bf63ef08b7989484b6e2c177d7baf6dc29d96e84e770efdf048fbc5da95855f7ee46c245d73fef9723e8ad5abff0965224ebdb69cab3fd3ba0ed7bb156915c35da788ce6b3be898995a12a48e1ea1d09b09e7ae2d0a408d79c8d94746812b23a3246b44ee8798ed0de09733a0a6b5fb215131d870388796ff51f8ee9ce10bbdf9899011ccab34df3ebad01e6d459314390e1eb5d7df2a6a62e4bb4e7f79c8ac2e8ee3ed7b8261abe277cc666d53af0524f0718d930af01bf892404ec5d535e8fbb14cc514d2001c01de4d34b70ca4fd16837984b5ea9b54fa907e40e5ee149860bece6403ca6fe4ad4baeb662e0f00dba1728b9a39bd75dcc432d2c9518d6fe26e190e0462', '\x5ad6f578f74696fc00305e13808e2195915f579f44ee5f788e1f39c52b788a76', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '1', 32, 32, '[17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]', '\xa52a85cb83aa3d5609c5ade0272691c56db7967a2b630fee8a730acd3456f11aef721ccf9dee480da46b79e68fd1de08e58d64730831f53b917b81098e9558f8d7d0908fd5e30a09eb246b15304eddb2b5bd88fc283dbd51457918f9ac81570019a0220c9d771d0096788edbfd41efcbdf4ecbc9f1110d38bdc8f4deec643a076294403bf22d02483b0646f7afc4097d9a94b7ac36d640d772e05ae601f920cb02b70c54c833c8249d5aca599463b1d261e644d13e682868ce514225e0f3fc904a12280578373cd6a493c961df374d5caf2315e64f2ca29d45666c90364de2b5f83c724e391279f49fa5988f31655ac3b4dc330ce1ebd32b5c27db4355eb368dbc776d885b1cbb52395a13ed448017d9d5de963a6957fee1d8985bcf91e31739d67fd000869f1459bfc42bd12decee99ba5c7474f4ec9384a8781b3e287de1b9be979539e7ad142d9ec17545b20a1239dc7d5879d04bb88b1d5e769de6573342998358de8686040331497796898ee2269c1e3b5c3f085cc16bf12188b692bcdf6738b4bdc5ce56fb922e187349f5640380f2bf6e49e53052bf12f1f4098e5eabd806bddb489695779c657fbdf5d9e95ddff02074718f2a1ef5a3b5bf7a440dea2910bae8ab74f64e9f45c8f6bbc56c79d555e117ba8af205d07381f0210ea315c353f0b5933c6d010ae288d09244d78ff3d8fce1056acd49550a853823ce6bc0', '\xdbedbb83a23436b09c8020d0e87ce58d164b480fcf10c70dafa1fee2962a2b36ed3c60e9b94a13bc0ecfb6204a0995e6a6be8e12e7fefe93be8b0332ad46a3f6', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '2', 48, 48, '[33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48]', '\x99d0c7035534dfdaf97cf6fe355498c0b8b2107c123b941d7c3bcc345d07ad4d289feb29f35aa6fb22d0033d95bd152708da17b1d8742a051adcbf2a6a442226ee44a05bf8f0aede55466b8fc2870fbbe78bf6c765875c1a84c1a331dc5e83326bb30e02e054eff1127b325e1fd603aac587cc8d1404cfcd388a97cf94e167a840374e8588ca56d157f3c9797a0ae8a1b90e671003efaa4d09aee024abe501c4c7e2421dc0203c9aae62acd4f8caea00c07694077d73d1f99781c4edb2812a90ef81d4456c0e5f5ec71f03ea05696449d8ab87b7be528ac331d3b44ebd876938cecab4c3d8066c0a9a03bb7f5476ca0ffd6492eb4495d1a9c75bbb07a787860afd978c3187f976377a12fcaf881e06459a58d5547f904fd7ac8f864c563070b9aa12e749c48e5d9bd3eac4634d39c3d3451caf2780dae1451c569650216fd2c1e39f883b21b20e660577a9391bb65c60df29a075ed48c36065aefeb84720e90fc49e9b7f8f7baced38d590cbf286d0d38253243ad1ee9342a3257be1ec8a0587fefc9a52bfb3721070f65a7024fd907eca122043c42a9648b57ec713e3d85fe7c3d9706d3a2af19bd2975871fc31ff117ed7965f0d09a82e67cbd71abf25db1ca53968b96ee88c896e38dfc104facfa853fa494ec5b815401349ae211bf88adccafe994ac6659ca29e169098217c323eac6a92e3146cf8402e0dbc611f86f245', '\x37edae77b4638200a1a6c5032218760c5fb1dc9bae06abe3c1140a5dc5a1af6b', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '3', 64, 64, '[49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64]', '\x7954c33669965dccc2f045c773d135a170c900a8d29f9ef143f0b28852248e7510d75a3437c3fe966fc6c9bf298fdf3c729b7460379faf235ea31d872641bddc165f71b694800d20dd0da73933a4b2169d537cddd1a0c4e5add10bb8418be61d47205f472041fc3a5d265a0035ef122824adc9a778c83a21dddee58e95cf96b20df574f98a1f9fe54fd04bc07a3760021c734cd9b59621b243ec9dfab940175864259608c056884c96f37137138984ed15a173fae247e312b9240df60deb95977c44b70e82d17bd1f00d4191d5893dd759214b7b22de42c06ca5f3f65856569f499f11db6f826056d2db9a14af3e6653df178cd0e44289cf2c41ed6346d6c4caa221c4df04649e49c4e3b23cb04008f3a98d7c02753b5817aa97bedbb175263edffb4cdeb85227fffdfd8cda02514835a7eb4c659e808ad2f4e77c0fa0c4c164bd58d27d29dea152d82fe04d1fdb8f25d9cab0012499a12e7b5f374be31d3bb6f2b1777950adc9ff92295ee5cf71654118da7fbff34826e6389392e326b08c3a41a91f236f66247b6894dabbd5333574b4b9abc2a5ba90d9d26e6204c6c7170849f7adbeb0c51d41b03b18079d8988d4d31242c1315fc629760d0e13167e00832c530b660392f35f26a9b7223d5698637adab50f8d86b5d37a12ce09e3d2e8dc940e8cc0df903e65d15590fa8f5807f7cb94d00f01937d09305efd4ed577d841', '\x5c0758df274728e41564d93d6a4c707d6d7f804dee70e468b4a4edc339335179ee1c020059706c71449bb363c7195ef32918835875e405cc5d75b6ef52188fbd58ec98e3e863d49509b84bef17397122bb8f1a5cd6688f7539fc08f4c96889f3', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '4', 80, 80, '[65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80]', '\x05657cd2b4bcc3cdef41f2873689a5746f8f550919f79294acce612e36cf30246b5157eadcbd1d4116b427c9be7ca60bf3e73d8add3906399894dfe63f6f14524f0dd22551c63fb75c12a274fcc9db119bbf5bc73d9f530195000f5573b96ace87543c753c08021e76e9dfee15993e4e812aa26a28f3d802cf5319959f37f182e51a893b09202c5fc05f2b469af3a4486c90c363880983e35f656d4827197e188ab52f1daaa42185b5dccf514616ae9326c069e996e32cf5a5baa9dc7bc68bf466dcf268268b5ffda1e056fae7676608368fc41f8f06c8a197a1908196b9db2e7abb60e4539fd70da73a59680537f84ab9dbb8a2428e3e7652d42146ea04c749c96e672c20188ece6e9cd2e28a3bc9302bf401bedb1bccb40e260260d9912cd271a404ba860141860922f66233f9bac958bb06b3c94dc56bdb9a9332db6f12f32350bcb27c1d858a3da9881defd3220f4673280d0a7b7e7c0212cb2631404e269d4fcc655ddd878711d5cc29b13203896afb0b6d5e7b6a0f8c1a9d1b64d84f9de2c4224938509e2a19b9ecf98afdd2d55ce67538b716a153d22f0028bd6085b2541053e88835158f5fe2e7a2bcbf35836cc0a41d30111ef494bd7930c3e5624f9576511dafe28db4cfe2c9b92975404222d915ed4bb3c566de9cdfd02fca887882d34e4cc1cd48d6ea416058c309f00ac814fc32526165f765d8491eb0bbe04a', '\x8f107441e97e7b513a0c2f477a288705c7cb11a65157c2e1150321aefa8772ba', NULL, NULL, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'open', 25, 120, '[112, 113, 114, 115, 116, 117, 118, 119, 120]', '\xb7cf1609512c31b6ce68c905f6cfcc3f070dd49a4d4561bf1c48adb9aebc0d6999439d8ff4638c1558e8c66cdd8da1eefcb3979076d44cf176eb509b48269d4b005fdde6c47138533d2196c9c89fc1c68bef30960a8e9025985d75c9ff366941c8781ce060d2b4f5586447b6859fcb49052b238378c57a626f202e968cd63807ada163f1ed5154d069b9208e9e5b380c93a4f806f1fa2989b7a610deb75ebd0186e7857bee60f58c533b0c68da70c270e910c1727a0aae222eaf1561f0d0815f8735a51f920de583685ba19e130d3cf9e5c4f1796c67f9ef83355b9f36a8c0dbf6c0e3b7948b7a950383dec48dcff877a10252cb4bbf328889b46faff82f3a09dff7b21a200b7183252b62535a7fd4091aa5709589e14d42819919a31ac8f335', '\x513dffe282559106e6aa21f3d00abf1372e2f6276f55f8a470dd0c67582e8b8f39d6064210befbd0315ec2b446ececae37ffa2312aaefa00e5a251e201c241ccdff7b21a200b7183252b62535a7fd4091aa5709589e14d42819919a31ac8f335', 25, 0, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', '0', 16, 111, '[96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111]', '\xe94d25f63ce59bc446d74298fb5f7cfc296d16fc6fd07d341d109cb0330f4a0d762c5bf4cee5848edf0c3e648317eca7248fd648fa46f9649043696510dc60a99208b0856f0a51aec67591b74451af11709b909d0711da452376d147b8d1f05e33dfe0717f17acc34fb78b6a195c8f4f4331cdea64b4fcb84a9db435d714260e74922226b605f18526e794d2e3973827377ae7ffbf3e6d475950590e661df157be0bd62bda00e2c1a04c1fc6633c8036bf2f4d42969b7104ff65e6cf171f5409b439bc3a6bc34f40af1a5f8fa9426ac92dbdc7bfe5222764cb6d9363c14bc9dc4b6966fec1f6b09beef7eb7ea819c0c03c75fdff8b6312ed2bf3d2f1ba02797629daac88746c1d395ba84a2d7cfe83af5ab63219f023bcc0245d4f3e790a2a81b2025248f4faed55bef7ea06417e698a4fe694f7e588c2cfc2c0bdd361bfd3dbf94aec99e5c72b6683b2dfa8c455a44f900b11bbaa126702996c4c7cdd36010dc43056ee01a494c6b05400148ecdeca7cc1e6ee888981418e9c37d18be645560c3bc59d3f61715fe22042f19852ab64dada5a241ba87cef92b5d2158e45d6b883ca7362ec087526881d5c873f570e457c3f87ec9990280e6890ecb9937ed55ac66767e3fd3298622e10dcdb5d558a82daa0eb13868ee854c11ef6f5984c67f722409b5276feaffcbc58e5f77019af97b4c7f37869cb247155284d4b695bb7f53', '\x513dffe282559106e6aa21f3d00abf1372e2f6276f55f8a470dd0c67582e8b8f', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '5', 96, 121, '[81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 121]', '\x1c333cdd7ca4b41b08e781cf5fa1ef1ab1ad17f75875cea5ea516f41350b12e736e62b01e671413e53356d31cd4564641de1ca24df73cfb217324efbc32891b3ee424d9406baf55c18354aefa9fc38ca5de1f68bf297d5576c40ae0d56d1d2654781b233a12ff15b8f3d5307fedf78ce3c9f88cf298a8bbe3202dcd95aacdea1cafb78f4ebdd5f906dd4c9928d7d6969f256d69daa0a5d430df176745c6863d5e64f6c72c0b2ab52d0e31017fa8dd0fde8a2a7a9be2bd5bd3349d451bf15ec8364d0ba747d80b87052abfc4eb709e63372ce55b267c60710ec91969f3364f5c277971ba1765fcacc49858fc5bd439242f5bff98494bd1a236d483597c506e2d68feef5375fa0182e2e96616a0cf15244365c01f2a8091bd90b5a04fd20c1021960839b084d988cc33dac55106c0afb16b77fedadf40d323cecc428c74dda2e122cc45cb21c098c7a8d60d60ef1d1a5145bbc90be946b57bef56e49839209ac24a2c23b66e5a77c1bef3d70301b9d704ed74cfc187610a37c78f7eb71d4f90d4d6440946003480a83fc5481318c4f8dbbd8f610c73f2a9fc178a46064fb9bae6a5acf5120d663e5b99ce6d6f5288215f04c759adb90461beb4467c76ac4830f874f22b04c29d8aba62d7a61db3ef9b4d453388312627f4925a8a09e801609c7f048d0f3ee07da59db02f0dbaacd89f4482ccd28e0839a4afa021805f97560a841', '\x2813fedbf3b293eb4e82f597cfc53e1ffda6fc10b6e4bf17bae7f05f2f302dd8775c9e14b4909dcb02fb54ed96cd7ae0d93b65b8000252374250a376e922a3e0', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'open', 102, 127, '[122, 123, 124, 125, 126, 127]', '\xa71691df312a528001a07d8fed0657329cc1b1b7b3c945c7de8e9806e9e51127a55ea23773d087cead2a1b29d6f80e5f4680e031947562bc2d5e5714171faa4a5016672ba76afa83a6d733d1a2970271287a7c52536bbeee4d94b1c975d2abb0eb1050b32c0d4da04c015d894fd9c6d07bfb5e3fa0b600146dc0a1db0f497422807e9ee7e6fc86af9ab94dcef829786152866e07be2f3628f0e1d548afef68b6a7ba9f75e87d89fa27731d90ceafca026c2b108bd0779afc46f10cfbe6e76c30', '\x58ec98e3e863d49509b84bef17397122bb8f1a5cd6688f7539fc08f4c96889f3775c9e14b4909dcb02fb54ed96cd7ae0d93b65b8000252374250a376e922a3e0c89efc4fff3d1432965d3cb4e8d60c4409b8d3590887c45005eed4ad6868a3504365ff3190ead4861409b2a1fddd5bdf6d2d516b0ffc2b657aad1c774d6ddb28', 100, 100, NULL);


--
-- Data for Name: audit_views_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.audit_views_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '6ab01e65-6776-4531-929f-6e20676371dd', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '{"to": null, "from": null, "kinds": [], "personId": null, "recordId": null, "projectId": null}', '2026-11-23 14:06:14.982+00', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3112c003-bf6e-4cd3-a555-8fce7e866f85', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '{"to": null, "from": null, "kinds": [], "personId": null, "recordId": null, "projectId": "babee9a7-53be-45e8-b9b8-90b11f6687f2"}', '2026-11-23 14:06:14.99+00', NULL);


--
-- Data for Name: canvas_areas_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.canvas_areas_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b11685d1-c57a-58e3-851f-03f651b9062c', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Justificativa', 'Por que fazer este projeto?', 'Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.', 'justification', NULL, 'a0', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2d53c29d-6014-5bfe-99f1-db02039daf33', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Produto', 'O que será entregue no fim?', 'Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.', 'product', NULL, 'a1', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4c371380-7cd8-5d1c-99d3-62228aa1e628', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Stakeholders', 'Quem é afetado e não está na equipe?', 'Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.', 'stakeholders', NULL, 'a2', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '1d6ac61e-0a64-5400-9550-d5301ece6bdc', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Premissas', 'O que consideramos verdadeiro?', 'Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.', 'assumptions', NULL, 'a3', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b78928af-a5c9-5bf8-9b04-f3e076c00e31', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Riscos', 'O que pode dar errado, ou melhor?', 'Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.', 'risks', NULL, 'a4', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2e6ee2bc-998e-588a-bc69-a4841e3860ed', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Objetivos SMART', 'Aonde queremos chegar?', 'Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.', 'smartGoals', NULL, 'a5', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'c429a3ed-8f7b-586a-b33d-3e8c4da9be3a', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Requisitos', 'O que o produto precisa atender?', 'Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.', 'requirements', NULL, 'a6', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3f407b35-db37-59dd-95ab-699755666359', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Equipe', 'Quem faz o trabalho?', 'As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.', 'team', NULL, 'a7', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '9f17e6be-7f36-5e06-bedd-2a0c9649a60e', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Grupos de entrega', 'Quais são as partes do produto?', 'Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.', 'deliveryGroups', NULL, 'a8', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6718bfdb-4015-5ea4-bbce-64c3b4dd1e19', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Linha do tempo', 'Quando cada entrega fica pronta?', 'Os marcos e os prazos das entregas, com a data planejada e a realizada.', 'timeline', 'dates', 'a9', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '132bf919-2c11-5f2d-9f55-7414253e237e', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Benefícios', 'O que melhora depois?', 'O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.', 'benefits', NULL, 'aA', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '974d84ee-6408-55cb-96be-9c7bceb69d24', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Restrições', 'O que limita o trabalho?', 'Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.', 'restrictions', NULL, 'aB', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '88898fee-e868-5d83-b1a3-032b40711b1b', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Custo', 'Quanto vai custar?', 'Os custos de cada grupo de entrega, com o valor planejado e o realizado.', 'cost', 'values', 'aC', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '595ba9ef-a7cb-5a6c-8580-5d3917962885', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Justificativa', 'Por que fazer este projeto?', 'Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.', 'justification', NULL, 'a0', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ace9bc83-ad92-5c55-a516-0580bb0d1e84', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Produto', 'O que será entregue no fim?', 'Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.', 'product', NULL, 'a1', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'dd377964-9b1d-53ab-b27b-964e121fbe2b', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Stakeholders', 'Quem é afetado e não está na equipe?', 'Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.', 'stakeholders', NULL, 'a2', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '0d91e778-7631-5392-a5a8-ddfe6b9ed72c', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Premissas', 'O que consideramos verdadeiro?', 'Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.', 'assumptions', NULL, 'a3', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'ed08f497-dbdf-5bcd-af22-5a043a0d4173', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Riscos', 'O que pode dar errado, ou melhor?', 'Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.', 'risks', NULL, 'a4', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '7c0bbf93-a992-5d5f-9864-f203ef910a45', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Objetivos SMART', 'Aonde queremos chegar?', 'Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.', 'smartGoals', NULL, 'a5', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '2d011491-db2c-572b-9034-5c679b647f47', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Requisitos', 'O que o produto precisa atender?', 'Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.', 'requirements', NULL, 'a6', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '1532d320-1e19-5c9a-8302-6402eac143ca', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Equipe', 'Quem faz o trabalho?', 'As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.', 'team', NULL, 'a7', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c5184315-f7f0-5a8d-b2b3-e4f8d6009574', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Grupos de entrega', 'Quais são as partes do produto?', 'Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.', 'deliveryGroups', NULL, 'a8', true, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'bbcf2642-fcac-578b-892a-b33abe811cc8', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Linha do tempo', 'Quando cada entrega fica pronta?', 'Os marcos e os prazos das entregas, com a data planejada e a realizada.', 'timeline', 'dates', 'a9', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '836fefcd-935b-58b5-8482-b10d11989530', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Benefícios', 'O que melhora depois?', 'O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.', 'benefits', NULL, 'aA', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'c5836a99-d21b-575c-bb7c-2626fd7ecde9', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Restrições', 'O que limita o trabalho?', 'Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.', 'restrictions', NULL, 'aB', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '58c4dd91-f43a-53e9-a4ff-dffde64dffbe', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'project', 'Custo', 'Quanto vai custar?', 'Os custos de cada grupo de entrega, com o valor planejado e o realizado.', 'cost', 'values', 'aC', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Impactos', 'O que muda ao redor?', '', NULL, NULL, 'aD', false, false, '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '6b74a8db-69bf-4990-ba06-c39b4f8bbfdd', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'project', 'Lições', 'O que muda ao redor?', '', NULL, NULL, 'aE', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '0f41fd7d-3bde-5817-87bc-be4761721735', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Justificativa', 'Por que fazer este projeto?', 'Descreva o problema ou a oportunidade de hoje e o que acontece se nada for feito. Um cartão para cada motivo.', 'justification', NULL, 'a0', true, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'e2a9417e-9709-5abb-b1a5-c35070ed3f63', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Produto', 'O que será entregue no fim?', 'Diga em poucas palavras o produto, o serviço ou o resultado único que o projeto entrega, do ponto de vista de quem vai usar.', 'product', NULL, 'a1', true, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'ffd7fb94-de50-5a13-8d88-7ef45f9cd0ae', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Stakeholders', 'Quem é afetado e não está na equipe?', 'Pessoas e organizações externas que decidem, pagam, usam ou podem atrapalhar: cliente, órgãos, vizinhos, fornecedores.', 'stakeholders', NULL, 'a2', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '3e0b8d47-af72-5d7d-b630-b8a210a36dd0', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Premissas', 'O que consideramos verdadeiro?', 'Suposições sobre o que não está sob o controle da equipe. Cada premissa que falhar vira um risco.', 'assumptions', NULL, 'a3', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7111d9a9-698b-5d03-a30c-9280cf6ca75f', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Riscos', 'O que pode dar errado, ou melhor?', 'Ameaças e oportunidades com probabilidade e impacto, antes e depois da resposta escolhida.', 'risks', NULL, 'a4', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'bad0f128-e6cd-5140-aae3-088dec9d0cf8', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Objetivos SMART', 'Aonde queremos chegar?', 'Objetivos específicos, mensuráveis, alcançáveis, relevantes e com prazo: por exemplo, “reduzir a fila em 30% até dezembro”.', 'smartGoals', NULL, 'a5', true, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7295932b-e967-5459-859f-155701ce31db', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Requisitos', 'O que o produto precisa atender?', 'Características, normas e níveis de qualidade que o cliente exige. Um requisito por cartão, fácil de verificar.', 'requirements', NULL, 'a6', true, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '4668d5dc-b40f-58b9-a9af-dcdda303ea5d', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Equipe', 'Quem faz o trabalho?', 'As pessoas e os papéis que produzem as entregas. Escolha o membro do projeto em cada cartão.', 'team', NULL, 'a7', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '8a386a87-24bf-573a-acd5-2c17982bef2b', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Grupos de entrega', 'Quais são as partes do produto?', 'Os componentes concretos e mensuráveis que, juntos, formam o produto. Um grupo pode estar dentro de outro.', 'deliveryGroups', NULL, 'a8', true, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'c0f31205-abc3-58a3-a05c-b306ccafea1e', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Linha do tempo', 'Quando cada entrega fica pronta?', 'Os marcos e os prazos das entregas, com a data planejada e a realizada.', 'timeline', 'dates', 'a9', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '737c8f25-7fbe-5ad1-b42e-0d62b725f9e1', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Benefícios', 'O que melhora depois?', 'O valor que a organização colhe quando o projeto termina: receita, economia, imagem, conformidade.', 'benefits', NULL, 'aA', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '4a23308a-91e9-55a7-8869-86a71cf80131', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Restrições', 'O que limita o trabalho?', 'Limites impostos ao projeto: prazo fixo, orçamento, horários, leis, recursos escassos.', 'restrictions', NULL, 'aB', false, false, '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '93247d3f-e002-5d08-91f1-1bab40aad63b', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'project', 'Custo', 'Quanto vai custar?', 'Os custos de cada grupo de entrega, com o valor planejado e o realizado.', 'cost', 'values', 'aC', false, false, '[]', NULL);


--
-- Data for Name: canvas_cards_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.canvas_cards_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e7597763-e932-4594-863f-be99d4252b6e', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '9f17e6be-7f36-5e06-bedd-2a0c9649a60e', 'a0', 'Fundações', '', NULL, NULL, NULL, NULL, NULL, NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', '2026-11-23 14:06:14.751+00', '2026-11-23 14:06:14.751+00', NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '0306e13c-7881-4cc4-8bf0-e48c8f8215dc', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36', 'a0', 'Rua fechada', '', NULL, NULL, NULL, NULL, NULL, NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', '2026-11-23 14:06:14.756+00', '2026-11-23 14:06:14.756+00', NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '90fbfd85-0713-418c-bf5d-f7915bd96dea', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '2aa4b9d1-51e4-446b-86cf-fa6dc1ac4c36', 'a1', 'Poeira', '', NULL, NULL, 'Repetido', NULL, NULL, NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', '2026-11-23 14:06:14.761+00', '2026-11-23 14:06:14.761+00', '2026-11-23 14:06:14.765+00', NULL);


--
-- Data for Name: checkpoints; Type: TABLE DATA; Schema: read; Owner: postgres
--

INSERT INTO read.checkpoints VALUES
	('identity_accounts', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('organization_companies', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('organization_users', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('organization_access_profiles', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('subscription_subscriptions', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('projects_projects', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('projects_favorites', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('tasks_steps', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('tasks_tags', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('tasks_behaviours', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('tasks_tasks', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('tasks_deleted_tasks', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('tasks_checklist_items', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_head_places', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_exports', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_kinds', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_names', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_erasures', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_retentions', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_tree', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_heads', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('canvas_areas', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('canvas_cards', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('discussion_comments', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('discussion_files', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('discussion_storage', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('documents_documents', 4, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('documents_sections', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('documents_fields', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('documents_sign_offs', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('documents_signatures', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('imports_imports', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('imports_mappings', 2, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_actions', 6, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea'),
	('audit_views', 3, 127, true, 0, 'b88ddd9b-ed4c-5f62-b9d5-47b501e7ecea');


--
-- Data for Name: discussion_comments_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.discussion_comments_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '587b9901-1cdc-4208-b1af-3a48e081edfb', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'task', '[{"text": "Conferido 3fb79c61-868a-42c7-bad6-0453079ab14b"}]', '2026-11-23 14:06:14.771+00', NULL, NULL);


--
-- Data for Name: discussion_files_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.discussion_files_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '163d4060-394c-4ba2-bc59-e14db6721be7', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '01a208ba-92f9-75bc-b926-89cd3486cfc3', 'task', 'planta 163d4060-394c-4ba2-bc59-e14db6721be7.txt', '', '9874e221c8a2c10c578346f32e77bc5656213421826e69166e1dd1c242bf3e4f', 'application/octet-stream', 6, '2026-11-23 14:06:14.822+00', NULL, NULL);


--
-- Data for Name: discussion_storage_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.discussion_storage_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 12, 2, NULL);


--
-- Data for Name: documents_documents_v4; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.documents_documents_v4 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '57e62f16-e39d-4b0c-a2de-509b451548f4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'Diário', 'new', NULL, 'Repetido', '[]', '[]', '[]', NULL, 0, 0, '2026-11-23 14:06:14.841+00', '2026-11-23 14:06:14.846+00', '2026-11-23 14:06:14.846+00', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 'Diário', 'new', NULL, NULL, '["06c90ede-b670-4e64-9443-059ed5f5ecb3"]', '[]', '[]', NULL, 2, 0, '2026-11-23 14:06:14.832+00', '2026-11-23 14:06:14.873+00', NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, 'Laudo', 'onApproval', NULL, NULL, '["23ea0d8d-0bd6-48ad-9719-82b129e8eb23"]', '["23ea0d8d-0bd6-48ad-9719-82b129e8eb23"]', '[]', 'onApproval', 1, 0, '2026-11-23 14:06:14.881+00', '2026-11-23 14:06:14.903+00', NULL, NULL);


--
-- Data for Name: documents_fields_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.documents_fields_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11/edd93830-19d6-4f58-9927-0584868edd71', 'edd93830-19d6-4f58-9927-0584868edd71', '5726b7b8-0e22-459b-9911-1d04db860e11', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '93ce67aa-3e12-43f5-aae4-d07365ce1b67', 'Tempo', 'text', 'large', 'a0', false, '[]', '{"value": null}', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11/81786a83-0d49-4fd1-9271-1a97b9e24e18', '81786a83-0d49-4fd1-9271-1a97b9e24e18', '5726b7b8-0e22-459b-9911-1d04db860e11', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '93ce67aa-3e12-43f5-aae4-d07365ce1b67', 'Solo', 'text', 'large', 'a1', false, '[]', '{"value": null}', NULL, NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd/f79c35ae-0e60-473f-abae-ffec9cde087c', 'f79c35ae-0e60-473f-abae-ffec9cde087c', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'a7817a5e-b924-4259-9914-962dd1f6bc9d', 'Solo', 'text', 'large', 'a0', false, '[]', '{"value": null}', NULL, NULL, NULL);


--
-- Data for Name: documents_sections_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.documents_sections_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11/93ce67aa-3e12-43f5-aae4-d07365ce1b67', '93ce67aa-3e12-43f5-aae4-d07365ce1b67', '5726b7b8-0e22-459b-9911-1d04db860e11', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Clima', 'a0', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '5726b7b8-0e22-459b-9911-1d04db860e11/108c6ae2-cc90-4b06-b217-da58e1e6b71e', '108c6ae2-cc90-4b06-b217-da58e1e6b71e', '5726b7b8-0e22-459b-9911-1d04db860e11', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Equipe', 'a1', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd/a7817a5e-b924-4259-9914-962dd1f6bc9d', 'a7817a5e-b924-4259-9914-962dd1f6bc9d', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Estrutura', 'a0', NULL);


--
-- Data for Name: documents_sign_offs_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.documents_sign_offs_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd/1', 'e65da0d5-f3c2-434f-b3c8-65fb6901eafd', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 1, 3, 'asked', '93a6f0a006e6dc85b993e83141359e4d3f28589b8a0ae97a536c4710f6f71094', '{"attachments":[],"documentId":"e65da0d5-f3c2-434f-b3c8-65fb6901eafd","number":null,"projectId":"babee9a7-53be-45e8-b9b8-90b11f6687f2","prumo":"document","sections":[{"fields":[{"fieldId":"f79c35ae-0e60-473f-abae-ffec9cde087c","fieldKind":"text","fieldSize":"large","name":"Solo","options":[],"required":false,"value":null}],"name":"Estrutura","sectionId":"a7817a5e-b924-4259-9914-962dd1f6bc9d"}],"title":"Laudo","version":1}', 'Laudo', '2026-11-23 14:06:14.91+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', NULL, NULL, NULL, '[{"act": null, "userId": "23ea0d8d-0bd6-48ad-9719-82b129e8eb23", "opinion": null, "viewedAt": "2026-11-23T14:06:14.944000Z", "decidedAt": null, "acceptedAt": "2026-11-23T14:06:14.950000Z", "attachments": [], "signatureId": null}]', '["23ea0d8d-0bd6-48ad-9719-82b129e8eb23"]', NULL);


--
-- Data for Name: documents_signatures_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: identity_accounts_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.identity_accounts_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'Ana', 'Souza', 'ana-23ea0d8d@construtora.example', 'pt-BR', 'password', '2026-11-23 14:06:14.263+00', '2026-11-23 14:06:14.333+00', false, false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '06c90ede-b670-4e64-9443-059ed5f5ecb3', 'Bia', 'Rocha', 'pessoa-06c90ede@obra.example', 'pt-BR', 'password', '2026-11-23 14:06:14.401+00', '2026-11-23 14:06:14.426+00', false, false, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', 'Ana', 'Souza', 'ana-e3f013e1@construtora.example', 'pt-BR', 'password', '2026-11-23 14:06:15.097+00', '2026-11-23 14:06:15.133+00', false, false, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '046bf735-e39d-4d63-990e-e73058ead1d3', '', '', '', 'en', 'password', '2026-11-23 14:06:14.587+00', NULL, true, true, NULL);


--
-- Data for Name: imports_imports_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.imports_imports_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'ff67daa9-08a4-4ff8-b058-9709bb0b8f04', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'tarefas.csv', 'finished', '2026-11-23 14:06:14.976+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '2026-11-23 14:06:14.977+00', 0, 0, 0, 0, 0, 0, NULL, '[]', NULL, NULL);


--
-- Data for Name: imports_mappings_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: organization_access_profiles_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.organization_access_profiles_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ae8f2285-9c78-4ddc-87c0-ff1f0dc979d2', 'viewOnly ae8f2285', '{"hours": "viewOnly", "risks": "viewOnly", "tasks": "viewOnly", "canvas": "viewOnly", "finance": "viewOnly", "imports": "viewOnly", "projects": "viewOnly", "actionLog": "viewOnly", "customers": "viewOnly", "documents": "viewOnly", "discussion": "viewOnly", "portfolios": "viewOnly", "organization": "viewOnly"}', true, NULL);


--
-- Data for Name: organization_companies_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.organization_companies_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'Construtora Horizonte', '10-49', 'services', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', 'Construtora Horizonte', '10-49', 'services', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: organization_users_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.organization_users_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', 'creator', NULL, true, '2026-11-23 14:06:14.251+00', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', '06c90ede-b670-4e64-9443-059ed5f5ecb3', 'creator', NULL, false, '2026-11-23 14:06:14.391+00', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', 'creator', NULL, true, '2026-11-23 14:06:15.085+00', NULL);


--
-- Data for Name: parked; Type: TABLE DATA; Schema: read; Owner: postgres
--



--
-- Data for Name: projects_favorites_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: projects_projects_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.projects_projects_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'Reforma da escola municipal', NULL, NULL, NULL, '[]', 'BRL', '', 'active', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '{}', '2026-11-23 14:06:14.596+00', NULL, NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Obra 0d4420a0-7d79-466c-8afb-9a03154d22e1', NULL, NULL, NULL, '[]', 'BRL', '', 'active', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '{"06c90ede-b670-4e64-9443-059ed5f5ecb3": ["stakeholder"]}', '2026-11-23 14:06:14.484+00', NULL, NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'Reforma da escola municipal', NULL, NULL, NULL, '[]', 'BRL', '', 'active', 'e3f013e1-2187-4a17-94c5-bce0ac341e24', '{}', '2026-11-23 14:06:15.142+00', NULL, NULL);


--
-- Data for Name: shards; Type: TABLE DATA; Schema: read; Owner: postgres
--

INSERT INTO read.shards VALUES
	(0, 'f2baaaa7-4648-43ff-9b12-8bcff8a81808');


--
-- Data for Name: subscription_subscriptions_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.subscription_subscriptions_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'ab6449b9-63a7-4c0b-9540-2f2869320be4', 'TRIAL-AB6449B9', '2026-12-08 14:06:14.146+00', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '3d790ccc-8ee0-450f-931c-66d034a19ff6', 'TRIAL-3D790CCC', '2026-12-08 14:06:15.067+00', NULL);


--
-- Data for Name: tasks_behaviours_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: tasks_checklist_items_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.tasks_checklist_items_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'e6a45f4b-d2cb-43f7-be4a-1fd2ad30649f', '3fb79c61-868a-42c7-bad6-0453079ab14b', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Trena', NULL, NULL, NULL, false, '2026-11-23 14:06:14.679+00', NULL);


--
-- Data for Name: tasks_deleted_tasks_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--



--
-- Data for Name: tasks_steps_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.tasks_steps_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4a1b93e2-be24-57f5-94ff-9b72f100a0b1', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'A fazer', '', NULL, false, 'a0', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '90faec4a-9586-5cbc-988e-1321410e487b', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Fila de verificação', '', NULL, false, 'a2', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '15f2f8e6-1269-5de0-90a7-427a2492c81c', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Verificação', '', NULL, false, 'a3', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '29dc277e-fd7a-5ee3-9755-4736c5482588', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Concluído', '', NULL, true, 'a4', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '413705f3-e646-555c-8c7b-0dfd85ba95d5', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'A fazer', '', NULL, false, 'a0', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '4287c147-c8e9-5152-bda8-89848cc3f74f', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'Em andamento', '', NULL, false, 'a1', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '8dcd4287-8b57-5efa-afbb-5b1a0f207ad8', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'Fila de verificação', '', NULL, false, 'a2', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', '822061eb-3978-5bcc-b0f7-3b8893568366', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'Verificação', '', NULL, false, 'a3', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'cca50ae1-741a-5ced-9148-cd7159204fc4', 'b64ae4ae-f8f9-461f-b3a9-af13d6b19125', 'Concluído', '', NULL, true, 'a4', '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '1199e860-42f6-5f9b-a9dd-83f696d04ae6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'A fazer', '', NULL, false, 'a0', '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'fe158b2c-466a-59ba-8aab-c91a223ad9c2', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'Em andamento', '', NULL, false, 'a1', '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '9bdd1e25-77ee-5c7f-ab1f-f22abd6dd098', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'Fila de verificação', '', NULL, false, 'a2', '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '05345fa8-7eaf-5881-98b9-533f0b411ff7', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'Verificação', '', NULL, false, 'a3', '[]', NULL),
	('3d790ccc-8ee0-450f-931c-66d034a19ff6', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', '7c969231-dbfe-55a7-ac9e-2b1675ec6e7d', '45e16fe2-a07e-4d2a-b06f-b8f4b364ee8a', 'Concluído', '', NULL, true, 'a4', '[]', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '15c316b3-2568-5834-802d-2dd2d1e4d821', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Em andamento', '', NULL, false, 'a1', '["startOn", "endOn"]', NULL);


--
-- Data for Name: tasks_tags_v2; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.tasks_tags_v2 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'cfc89f38-79ba-428a-a15b-7f12ae617a7f', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Urgente', '#ffffff', '#335577', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'c1e6672d-3e1e-4132-aa79-700d6a82b822', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'Adiável', '#ffffff', '#335577', NULL);


--
-- Data for Name: tasks_tasks_v3; Type: TABLE DATA; Schema: read; Owner: prumo_projection
--

INSERT INTO read.tasks_tasks_v3 VALUES
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '3fb79c61-868a-42c7-bad6-0453079ab14b', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4a1b93e2-be24-57f5-94ff-9b72f100a0b1', 'a0', 'Tarefa 3fb79c61-868a-42c7-bad6-0453079ab14b', '', 'none', 'once', NULL, NULL, NULL, '2026-03-02', '2026-03-06', NULL, NULL, NULL, '[]', '[]', '[]', '[]', 0, NULL, NULL, NULL, '2026-11-23 14:06:14.651+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '2026-11-23 14:06:14.651+00', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'b9f91df6-6cf8-44a4-8f7a-953c99caadba', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4a1b93e2-be24-57f5-94ff-9b72f100a0b1', 'a1', 'Tarefa b9f91df6-6cf8-44a4-8f7a-953c99caadba', '', 'none', 'once', NULL, NULL, NULL, '2026-03-02', '2026-03-06', NULL, NULL, NULL, '[]', '[]', '[]', '[]', 0, NULL, NULL, NULL, '2026-11-23 14:06:14.658+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '2026-11-23 14:06:14.658+00', NULL),
	('ab6449b9-63a7-4c0b-9540-2f2869320be4', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', 'f352a55f-f547-4844-bdda-b3cc63206508', 'babee9a7-53be-45e8-b9b8-90b11f6687f2', '4a1b93e2-be24-57f5-94ff-9b72f100a0b1', 'a2', 'Tarefa f352a55f-f547-4844-bdda-b3cc63206508', '', 'none', 'once', NULL, NULL, NULL, '2026-03-02', '2026-03-06', NULL, NULL, NULL, '[]', '[]', '[]', '[]', 0, NULL, NULL, NULL, '2026-11-23 14:06:14.665+00', '23ea0d8d-0bd6-48ad-9719-82b129e8eb23', '2026-11-23 14:06:15.221+00', NULL);


--
-- Name: policy_work_number_seq; Type: SEQUENCE SET; Schema: platform; Owner: postgres
--

SELECT pg_catalog.setval('platform.policy_work_number_seq', 4, true);


--
-- Name: events events_event_id_key; Type: CONSTRAINT; Schema: log; Owner: postgres
--

ALTER TABLE ONLY log.events
    ADD CONSTRAINT events_event_id_key UNIQUE (event_id);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: log; Owner: postgres
--

ALTER TABLE ONLY log.events
    ADD CONSTRAINT events_pkey PRIMARY KEY ("position");


--
-- Name: events events_stream_revision_key; Type: CONSTRAINT; Schema: log; Owner: postgres
--

ALTER TABLE ONLY log.events
    ADD CONSTRAINT events_stream_revision_key UNIQUE (stream, revision);


--
-- Name: identity identity_pkey; Type: CONSTRAINT; Schema: log; Owner: postgres
--

ALTER TABLE ONLY log.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (single);


--
-- Name: bound_log bound_log_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.bound_log
    ADD CONSTRAINT bound_log_pkey PRIMARY KEY (single);


--
-- Name: command_ids command_ids_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.command_ids
    ADD CONSTRAINT command_ids_pkey PRIMARY KEY (command_id);


--
-- Name: credentials credentials_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (credential_id);


--
-- Name: denial_counts denial_counts_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.denial_counts
    ADD CONSTRAINT denial_counts_pkey PRIMARY KEY (organization_id, hour, line);


--
-- Name: denials denials_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.denials
    ADD CONSTRAINT denials_pkey PRIMARY KEY (denial_id);


--
-- Name: documents_with_files documents_with_files_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.documents_with_files
    ADD CONSTRAINT documents_with_files_pkey PRIMARY KEY (document_id);


--
-- Name: erased_persons erased_persons_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.erased_persons
    ADD CONSTRAINT erased_persons_pkey PRIMARY KEY (person_id);


--
-- Name: file_uploads file_uploads_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.file_uploads
    ADD CONSTRAINT file_uploads_pkey PRIMARY KEY (organization_id, file_id);


--
-- Name: hand_offs hand_offs_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.hand_offs
    ADD CONSTRAINT hand_offs_pkey PRIMARY KEY (code_hash);


--
-- Name: import_jobs import_jobs_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.import_jobs
    ADD CONSTRAINT import_jobs_pkey PRIMARY KEY (import_id, kind);


--
-- Name: ledger ledger_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (one);


--
-- Name: person_keys person_keys_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.person_keys
    ADD CONSTRAINT person_keys_pkey PRIMARY KEY (person_id);


--
-- Name: policies policies_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.policies
    ADD CONSTRAINT policies_pkey PRIMARY KEY (name);


--
-- Name: policy_work policy_work_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.policy_work
    ADD CONSTRAINT policy_work_pkey PRIMARY KEY (policy, event_id);


--
-- Name: project_logs project_logs_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.project_logs
    ADD CONSTRAINT project_logs_pkey PRIMARY KEY (project_id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);


--
-- Name: relay relay_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.relay
    ADD CONSTRAINT relay_pkey PRIMARY KEY (topic);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (stream);


--
-- Name: uploads uploads_pkey; Type: CONSTRAINT; Schema: platform; Owner: postgres
--

ALTER TABLE ONLY platform.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (upload_id);


--
-- Name: audit_actions_v6 audit_actions_v6_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_actions_v6
    ADD CONSTRAINT audit_actions_v6_pkey PRIMARY KEY (scope_id, "position");


--
-- Name: audit_erasures_v2 audit_erasures_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_erasures_v2
    ADD CONSTRAINT audit_erasures_v2_pkey PRIMARY KEY (scope_id, erasure_id);


--
-- Name: audit_exports_v3 audit_exports_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_exports_v3
    ADD CONSTRAINT audit_exports_v3_pkey PRIMARY KEY (scope_id, export_id);


--
-- Name: audit_head_places_v3 audit_head_places_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_head_places_v3
    ADD CONSTRAINT audit_head_places_v3_pkey PRIMARY KEY (scope_id, of);


--
-- Name: audit_heads_v2 audit_heads_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_heads_v2
    ADD CONSTRAINT audit_heads_v2_pkey PRIMARY KEY (scope_id, size);


--
-- Name: audit_kinds_v3 audit_kinds_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_kinds_v3
    ADD CONSTRAINT audit_kinds_v3_pkey PRIMARY KEY (scope_id, kind_id);


--
-- Name: audit_names_v3 audit_names_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_names_v3
    ADD CONSTRAINT audit_names_v3_pkey PRIMARY KEY (scope_id, name_id);


--
-- Name: audit_retentions_v2 audit_retentions_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_retentions_v2
    ADD CONSTRAINT audit_retentions_v2_pkey PRIMARY KEY (scope_id, project_id);


--
-- Name: audit_tree_v2 audit_tree_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_tree_v2
    ADD CONSTRAINT audit_tree_v2_pkey PRIMARY KEY (scope_id, tile);


--
-- Name: audit_views_v3 audit_views_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.audit_views_v3
    ADD CONSTRAINT audit_views_v3_pkey PRIMARY KEY (scope_id, view_id);


--
-- Name: canvas_areas_v2 canvas_areas_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.canvas_areas_v2
    ADD CONSTRAINT canvas_areas_v2_pkey PRIMARY KEY (scope_id, area_id);


--
-- Name: canvas_cards_v3 canvas_cards_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.canvas_cards_v3
    ADD CONSTRAINT canvas_cards_v3_pkey PRIMARY KEY (scope_id, card_id);


--
-- Name: discussion_comments_v2 discussion_comments_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.discussion_comments_v2
    ADD CONSTRAINT discussion_comments_v2_pkey PRIMARY KEY (scope_id, comment_id);


--
-- Name: discussion_files_v3 discussion_files_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.discussion_files_v3
    ADD CONSTRAINT discussion_files_v3_pkey PRIMARY KEY (scope_id, file_id);


--
-- Name: discussion_storage_v2 discussion_storage_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.discussion_storage_v2
    ADD CONSTRAINT discussion_storage_v2_pkey PRIMARY KEY (scope_id, organization_id);


--
-- Name: documents_documents_v4 documents_documents_v4_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.documents_documents_v4
    ADD CONSTRAINT documents_documents_v4_pkey PRIMARY KEY (scope_id, document_id);


--
-- Name: documents_fields_v2 documents_fields_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.documents_fields_v2
    ADD CONSTRAINT documents_fields_v2_pkey PRIMARY KEY (scope_id, field_path);


--
-- Name: documents_sections_v2 documents_sections_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.documents_sections_v2
    ADD CONSTRAINT documents_sections_v2_pkey PRIMARY KEY (scope_id, section_path);


--
-- Name: documents_sign_offs_v2 documents_sign_offs_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.documents_sign_offs_v2
    ADD CONSTRAINT documents_sign_offs_v2_pkey PRIMARY KEY (scope_id, sign_off_id);


--
-- Name: documents_signatures_v2 documents_signatures_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.documents_signatures_v2
    ADD CONSTRAINT documents_signatures_v2_pkey PRIMARY KEY (scope_id, signature_id);


--
-- Name: identity_accounts_v3 identity_accounts_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.identity_accounts_v3
    ADD CONSTRAINT identity_accounts_v3_pkey PRIMARY KEY (scope_id, user_id);


--
-- Name: imports_imports_v2 imports_imports_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.imports_imports_v2
    ADD CONSTRAINT imports_imports_v2_pkey PRIMARY KEY (scope_id, import_id);


--
-- Name: imports_mappings_v2 imports_mappings_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.imports_mappings_v2
    ADD CONSTRAINT imports_mappings_v2_pkey PRIMARY KEY (scope_id, project_id);


--
-- Name: organization_access_profiles_v2 organization_access_profiles_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.organization_access_profiles_v2
    ADD CONSTRAINT organization_access_profiles_v2_pkey PRIMARY KEY (scope_id, profile_id);


--
-- Name: organization_companies_v2 organization_companies_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.organization_companies_v2
    ADD CONSTRAINT organization_companies_v2_pkey PRIMARY KEY (scope_id, organization_id);


--
-- Name: organization_users_v3 organization_users_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.organization_users_v3
    ADD CONSTRAINT organization_users_v3_pkey PRIMARY KEY (scope_id, user_id);


--
-- Name: parked parked_pkey; Type: CONSTRAINT; Schema: read; Owner: postgres
--

ALTER TABLE ONLY read.parked
    ADD CONSTRAINT parked_pkey PRIMARY KEY (table_name, version, organization_id);


--
-- Name: projects_favorites_v2 projects_favorites_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.projects_favorites_v2
    ADD CONSTRAINT projects_favorites_v2_pkey PRIMARY KEY (scope_id, favorite_id);


--
-- Name: projects_projects_v3 projects_projects_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.projects_projects_v3
    ADD CONSTRAINT projects_projects_v3_pkey PRIMARY KEY (scope_id, project_id);


--
-- Name: shards shards_pkey; Type: CONSTRAINT; Schema: read; Owner: postgres
--

ALTER TABLE ONLY read.shards
    ADD CONSTRAINT shards_pkey PRIMARY KEY (shard);


--
-- Name: subscription_subscriptions_v2 subscription_subscriptions_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.subscription_subscriptions_v2
    ADD CONSTRAINT subscription_subscriptions_v2_pkey PRIMARY KEY (scope_id, organization_id);


--
-- Name: tasks_behaviours_v2 tasks_behaviours_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.tasks_behaviours_v2
    ADD CONSTRAINT tasks_behaviours_v2_pkey PRIMARY KEY (scope_id, project_id);


--
-- Name: tasks_checklist_items_v2 tasks_checklist_items_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.tasks_checklist_items_v2
    ADD CONSTRAINT tasks_checklist_items_v2_pkey PRIMARY KEY (scope_id, item_id);


--
-- Name: tasks_deleted_tasks_v2 tasks_deleted_tasks_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.tasks_deleted_tasks_v2
    ADD CONSTRAINT tasks_deleted_tasks_v2_pkey PRIMARY KEY (scope_id, task_id);


--
-- Name: tasks_steps_v2 tasks_steps_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.tasks_steps_v2
    ADD CONSTRAINT tasks_steps_v2_pkey PRIMARY KEY (scope_id, step_id);


--
-- Name: tasks_tags_v2 tasks_tags_v2_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.tasks_tags_v2
    ADD CONSTRAINT tasks_tags_v2_pkey PRIMARY KEY (scope_id, tag_id);


--
-- Name: tasks_tasks_v3 tasks_tasks_v3_pkey; Type: CONSTRAINT; Schema: read; Owner: prumo_projection
--

ALTER TABLE ONLY read.tasks_tasks_v3
    ADD CONSTRAINT tasks_tasks_v3_pkey PRIMARY KEY (scope_id, task_id);


--
-- Name: command_ids_by_age; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX command_ids_by_age ON platform.command_ids USING btree (made_at);


--
-- Name: denials_of_organization; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX denials_of_organization ON platform.denials USING btree (organization_id, noted_at);


--
-- Name: documents_with_files_of_project; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX documents_with_files_of_project ON platform.documents_with_files USING btree (project_id);


--
-- Name: file_uploads_by_age; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX file_uploads_by_age ON platform.file_uploads USING btree (touched_at);


--
-- Name: policy_work_in_order; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX policy_work_in_order ON platform.policy_work USING btree (policy, organization_id, number);


--
-- Name: project_logs_of_owner; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX project_logs_of_owner ON platform.project_logs USING btree (owner_id);


--
-- Name: sessions_of_organization; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX sessions_of_organization ON platform.sessions USING btree (organization_id);


--
-- Name: sessions_of_user; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX sessions_of_user ON platform.sessions USING btree (user_id);


--
-- Name: uploads_by_organization; Type: INDEX; Schema: platform; Owner: postgres
--

CREATE INDEX uploads_by_organization ON platform.uploads USING btree (organization_id);


--
-- Name: audit_actions_v6_organization_id_position_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX audit_actions_v6_organization_id_position_index ON read.audit_actions_v6 USING btree (organization_id, "position");


--
-- Name: audit_actions_v6_organization_id_record_id_position_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX audit_actions_v6_organization_id_record_id_position_index ON read.audit_actions_v6 USING btree (organization_id, record_id, "position");


--
-- Name: audit_erasures_v2_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX audit_erasures_v2_organization_id_project_id_index ON read.audit_erasures_v2 USING btree (organization_id, project_id);


--
-- Name: audit_exports_v3_export_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX audit_exports_v3_export_id_index ON read.audit_exports_v3 USING btree (export_id);


--
-- Name: audit_kinds_v3_organization_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX audit_kinds_v3_organization_id_index ON read.audit_kinds_v3 USING btree (organization_id);


--
-- Name: audit_names_v3_organization_id_thing_id_position_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX audit_names_v3_organization_id_thing_id_position_index ON read.audit_names_v3 USING btree (organization_id, thing_id, "position");


--
-- Name: audit_tree_v2_organization_id_through_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX audit_tree_v2_organization_id_through_index ON read.audit_tree_v2 USING btree (organization_id, through);


--
-- Name: canvas_areas_v2_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX canvas_areas_v2_organization_id_project_id_index ON read.canvas_areas_v2 USING btree (organization_id, project_id);


--
-- Name: canvas_cards_v3_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX canvas_cards_v3_organization_id_project_id_index ON read.canvas_cards_v3 USING btree (organization_id, project_id);


--
-- Name: checkpoints_of_shard; Type: INDEX; Schema: read; Owner: postgres
--

CREATE UNIQUE INDEX checkpoints_of_shard ON read.checkpoints USING btree (table_name, version, shard);


--
-- Name: discussion_comments_v2_organization_id_project_id_target_kind_t; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX discussion_comments_v2_organization_id_project_id_target_kind_t ON read.discussion_comments_v2 USING btree (organization_id, project_id, target_kind, target_id, added_at, comment_id);


--
-- Name: discussion_files_v3_organization_id_attached_at_file_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX discussion_files_v3_organization_id_attached_at_file_id_index ON read.discussion_files_v3 USING btree (organization_id, attached_at, file_id);


--
-- Name: discussion_files_v3_organization_id_project_id_target_kind_targ; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX discussion_files_v3_organization_id_project_id_target_kind_targ ON read.discussion_files_v3 USING btree (organization_id, project_id, target_kind, target_id);


--
-- Name: documents_documents_v4_organization_id_changed_at_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX documents_documents_v4_organization_id_changed_at_index ON read.documents_documents_v4 USING btree (organization_id, changed_at);


--
-- Name: documents_documents_v4_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX documents_documents_v4_organization_id_project_id_index ON read.documents_documents_v4 USING btree (organization_id, project_id);


--
-- Name: documents_fields_v2_organization_id_project_id_document_id_inde; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX documents_fields_v2_organization_id_project_id_document_id_inde ON read.documents_fields_v2 USING btree (organization_id, project_id, document_id);


--
-- Name: documents_sections_v2_organization_id_project_id_document_id_in; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX documents_sections_v2_organization_id_project_id_document_id_in ON read.documents_sections_v2 USING btree (organization_id, project_id, document_id);


--
-- Name: documents_sign_offs_v2_organization_id_document_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX documents_sign_offs_v2_organization_id_document_id_index ON read.documents_sign_offs_v2 USING btree (organization_id, document_id);


--
-- Name: documents_sign_offs_v2_organization_id_standing_requested_at_in; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX documents_sign_offs_v2_organization_id_standing_requested_at_in ON read.documents_sign_offs_v2 USING btree (organization_id, standing, requested_at);


--
-- Name: documents_signatures_v2_organization_id_signature_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX documents_signatures_v2_organization_id_signature_id_index ON read.documents_signatures_v2 USING btree (organization_id, signature_id);


--
-- Name: identity_accounts_v3_organization_id_user_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX identity_accounts_v3_organization_id_user_id_index ON read.identity_accounts_v3 USING btree (organization_id, user_id);


--
-- Name: imports_imports_v2_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX imports_imports_v2_organization_id_project_id_index ON read.imports_imports_v2 USING btree (organization_id, project_id);


--
-- Name: organization_users_v3_organization_id_user_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX organization_users_v3_organization_id_user_id_index ON read.organization_users_v3 USING btree (organization_id, user_id);


--
-- Name: projects_favorites_v2_organization_id_user_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX projects_favorites_v2_organization_id_user_id_index ON read.projects_favorites_v2 USING btree (organization_id, user_id);


--
-- Name: projects_projects_v3_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX projects_projects_v3_organization_id_project_id_index ON read.projects_projects_v3 USING btree (organization_id, project_id);


--
-- Name: tasks_checklist_items_v2_organization_id_project_id_task_id_ind; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX tasks_checklist_items_v2_organization_id_project_id_task_id_ind ON read.tasks_checklist_items_v2 USING btree (organization_id, project_id, task_id);


--
-- Name: tasks_deleted_tasks_v2_organization_id_project_id_deleted_at_in; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX tasks_deleted_tasks_v2_organization_id_project_id_deleted_at_in ON read.tasks_deleted_tasks_v2 USING btree (organization_id, project_id, deleted_at);


--
-- Name: tasks_steps_v2_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX tasks_steps_v2_organization_id_project_id_index ON read.tasks_steps_v2 USING btree (organization_id, project_id);


--
-- Name: tasks_tags_v2_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX tasks_tags_v2_organization_id_project_id_index ON read.tasks_tags_v2 USING btree (organization_id, project_id);


--
-- Name: tasks_tasks_v3_organization_id_assignee_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX tasks_tasks_v3_organization_id_assignee_id_index ON read.tasks_tasks_v3 USING btree (organization_id, assignee_id);


--
-- Name: tasks_tasks_v3_organization_id_end_on_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX tasks_tasks_v3_organization_id_end_on_index ON read.tasks_tasks_v3 USING btree (organization_id, end_on);


--
-- Name: tasks_tasks_v3_organization_id_project_id_index; Type: INDEX; Schema: read; Owner: prumo_projection
--

CREATE INDEX tasks_tasks_v3_organization_id_project_id_index ON read.tasks_tasks_v3 USING btree (organization_id, project_id);


--
-- Name: events never_changed; Type: TRIGGER; Schema: log; Owner: postgres
--

CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON log.events FOR EACH ROW EXECUTE FUNCTION log.refuse();


--
-- Name: identity never_changed; Type: TRIGGER; Schema: log; Owner: postgres
--

CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON log.identity FOR EACH ROW EXECUTE FUNCTION log.refuse();


--
-- Name: events never_emptied; Type: TRIGGER; Schema: log; Owner: postgres
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON log.events FOR EACH STATEMENT EXECUTE FUNCTION log.refuse();


--
-- Name: identity never_emptied; Type: TRIGGER; Schema: log; Owner: postgres
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON log.identity FOR EACH STATEMENT EXECUTE FUNCTION log.refuse();


--
-- Name: ledger id_of_position; Type: TRIGGER; Schema: platform; Owner: postgres
--

CREATE TRIGGER id_of_position BEFORE UPDATE ON platform.ledger FOR EACH ROW WHEN (((new."position" <> old."position") AND (new.event_id = old.event_id))) EXECUTE FUNCTION platform.forget_event_id();


--
-- Name: relay id_of_position; Type: TRIGGER; Schema: platform; Owner: postgres
--

CREATE TRIGGER id_of_position BEFORE UPDATE ON platform.relay FOR EACH ROW WHEN (((new."position" <> old."position") AND (new.event_id = old.event_id))) EXECUTE FUNCTION platform.forget_event_id();


--
-- Name: snapshots id_of_position; Type: TRIGGER; Schema: platform; Owner: postgres
--

CREATE TRIGGER id_of_position BEFORE UPDATE ON platform.snapshots FOR EACH ROW WHEN (((new."position" <> old."position") AND (new.event_id = old.event_id))) EXECUTE FUNCTION platform.forget_event_id();


--
-- Name: sessions id_of_rights_position; Type: TRIGGER; Schema: platform; Owner: postgres
--

CREATE TRIGGER id_of_rights_position BEFORE UPDATE ON platform.sessions FOR EACH ROW WHEN (((new.rights_position <> old.rights_position) AND (new.rights_event_id = old.rights_event_id))) EXECUTE FUNCTION platform.forget_rights_event_id();


--
-- Name: checkpoints id_of_position; Type: TRIGGER; Schema: read; Owner: postgres
--

CREATE TRIGGER id_of_position BEFORE UPDATE ON read.checkpoints FOR EACH ROW WHEN (((new."position" <> old."position") AND (new.event_id = old.event_id))) EXECUTE FUNCTION platform.forget_event_id();


--
-- Name: parked id_of_position; Type: TRIGGER; Schema: read; Owner: postgres
--

CREATE TRIGGER id_of_position BEFORE UPDATE ON read.parked FOR EACH ROW WHEN (((new."position" <> old."position") AND (new.event_id = old.event_id))) EXECUTE FUNCTION platform.forget_event_id();


--
-- Name: audit_actions_v6; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_actions_v6 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_erasures_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_erasures_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_exports_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_exports_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_head_places_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_head_places_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_heads_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_heads_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_kinds_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_kinds_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_names_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_names_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_retentions_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_retentions_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_tree_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_tree_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_views_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.audit_views_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: canvas_areas_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.canvas_areas_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: canvas_cards_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.canvas_cards_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_tree_v2 commands; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY commands ON read.audit_tree_v2 FOR SELECT TO prumo_command USING (true);


--
-- Name: discussion_comments_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.discussion_comments_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: discussion_files_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.discussion_files_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: discussion_storage_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.discussion_storage_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: documents_documents_v4; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.documents_documents_v4 ENABLE ROW LEVEL SECURITY;

--
-- Name: documents_fields_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.documents_fields_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: documents_sections_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.documents_sections_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: documents_sign_offs_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.documents_sign_offs_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: documents_signatures_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.documents_signatures_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: identity_accounts_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.identity_accounts_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: imports_imports_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.imports_imports_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: imports_mappings_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.imports_mappings_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_actions_v6 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_actions_v6 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_erasures_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_erasures_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_exports_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_exports_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_head_places_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_head_places_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_heads_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_heads_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_kinds_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_kinds_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_names_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_names_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_retentions_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_retentions_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_tree_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_tree_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: audit_views_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.audit_views_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: canvas_areas_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.canvas_areas_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: canvas_cards_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.canvas_cards_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: discussion_comments_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.discussion_comments_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: discussion_files_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.discussion_files_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: discussion_storage_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.discussion_storage_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: documents_documents_v4 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.documents_documents_v4 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: documents_fields_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.documents_fields_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: documents_sections_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.documents_sections_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: documents_sign_offs_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.documents_sign_offs_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: documents_signatures_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.documents_signatures_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: identity_accounts_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.identity_accounts_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: imports_imports_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.imports_imports_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: imports_mappings_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.imports_mappings_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: organization_access_profiles_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.organization_access_profiles_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: organization_companies_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.organization_companies_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: organization_users_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.organization_users_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: projects_favorites_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.projects_favorites_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: projects_projects_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.projects_projects_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: subscription_subscriptions_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.subscription_subscriptions_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: tasks_behaviours_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.tasks_behaviours_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: tasks_checklist_items_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.tasks_checklist_items_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: tasks_deleted_tasks_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.tasks_deleted_tasks_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: tasks_steps_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.tasks_steps_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: tasks_tags_v2 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.tasks_tags_v2 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: tasks_tasks_v3 organization; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY organization ON read.tasks_tasks_v3 FOR SELECT TO prumo_query USING ((organization_id = ( SELECT (NULLIF(current_setting('prumo.organization_id'::text, true), ''::text))::uuid AS "nullif")));


--
-- Name: organization_access_profiles_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.organization_access_profiles_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: organization_companies_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.organization_companies_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: organization_users_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.organization_users_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_actions_v6 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_actions_v6 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_erasures_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_erasures_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_exports_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_exports_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_head_places_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_head_places_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_heads_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_heads_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_kinds_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_kinds_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_names_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_names_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_retentions_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_retentions_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_tree_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_tree_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: audit_views_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.audit_views_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: canvas_areas_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.canvas_areas_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: canvas_cards_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.canvas_cards_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: discussion_comments_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.discussion_comments_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: discussion_files_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.discussion_files_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: discussion_storage_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.discussion_storage_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: documents_documents_v4 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.documents_documents_v4 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: documents_fields_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.documents_fields_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: documents_sections_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.documents_sections_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: documents_sign_offs_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.documents_sign_offs_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: documents_signatures_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.documents_signatures_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: identity_accounts_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.identity_accounts_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: imports_imports_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.imports_imports_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: imports_mappings_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.imports_mappings_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: organization_access_profiles_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.organization_access_profiles_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: organization_companies_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.organization_companies_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: organization_users_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.organization_users_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: projects_favorites_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.projects_favorites_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: projects_projects_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.projects_projects_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: subscription_subscriptions_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.subscription_subscriptions_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: tasks_behaviours_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.tasks_behaviours_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: tasks_checklist_items_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.tasks_checklist_items_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: tasks_deleted_tasks_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.tasks_deleted_tasks_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: tasks_steps_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.tasks_steps_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: tasks_tags_v2 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.tasks_tags_v2 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: tasks_tasks_v3 projector; Type: POLICY; Schema: read; Owner: prumo_projection
--

CREATE POLICY projector ON read.tasks_tasks_v3 TO prumo_projection USING (true) WITH CHECK (true);


--
-- Name: projects_favorites_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.projects_favorites_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: projects_projects_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.projects_projects_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: subscription_subscriptions_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.subscription_subscriptions_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: tasks_behaviours_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.tasks_behaviours_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: tasks_checklist_items_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.tasks_checklist_items_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: tasks_deleted_tasks_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.tasks_deleted_tasks_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: tasks_steps_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.tasks_steps_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: tasks_tags_v2; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.tasks_tags_v2 ENABLE ROW LEVEL SECURITY;

--
-- Name: tasks_tasks_v3; Type: ROW SECURITY; Schema: read; Owner: prumo_projection
--

ALTER TABLE read.tasks_tasks_v3 ENABLE ROW LEVEL SECURITY;

--
-- Name: SCHEMA log; Type: ACL; Schema: -; Owner: postgres
--

GRANT USAGE ON SCHEMA log TO prumo_command;
GRANT USAGE ON SCHEMA log TO prumo_projection;
GRANT USAGE ON SCHEMA log TO prumo_query;


--
-- Name: SCHEMA platform; Type: ACL; Schema: -; Owner: postgres
--

GRANT USAGE ON SCHEMA platform TO prumo_command;
GRANT USAGE ON SCHEMA platform TO prumo_projection;
GRANT USAGE ON SCHEMA platform TO prumo_query;


--
-- Name: SCHEMA read; Type: ACL; Schema: -; Owner: postgres
--

GRANT USAGE ON SCHEMA read TO prumo_command;
GRANT ALL ON SCHEMA read TO prumo_projection;
GRANT USAGE ON SCHEMA read TO prumo_query;


--
-- Name: FUNCTION append(now_ timestamp with time zone, streams text[], expected integer[], counts integer[], append_of integer[], nths integer[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text); Type: ACL; Schema: log; Owner: postgres
--

GRANT ALL ON FUNCTION log.append(now_ timestamp with time zone, streams text[], expected integer[], counts integer[], append_of integer[], nths integer[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text) TO prumo_command;


--
-- Name: FUNCTION append_in_order(now_ timestamp with time zone, streams text[], revisions integer[], firsts boolean[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text); Type: ACL; Schema: log; Owner: postgres
--

GRANT ALL ON FUNCTION log.append_in_order(now_ timestamp with time zone, streams text[], revisions integer[], firsts boolean[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text) TO prumo_command;


--
-- Name: FUNCTION append_one_in_order(now_ timestamp with time zone, stream_ text, revision_ integer, id uuid, type_ text, organization uuid, project uuid, data_ text, metadata_ text); Type: ACL; Schema: log; Owner: postgres
--

GRANT ALL ON FUNCTION log.append_one_in_order(now_ timestamp with time zone, stream_ text, revision_ integer, id uuid, type_ text, organization uuid, project uuid, data_ text, metadata_ text) TO prumo_command;


--
-- Name: FUNCTION refuse(); Type: ACL; Schema: log; Owner: postgres
--

GRANT ALL ON FUNCTION log.refuse() TO prumo_command;


--
-- Name: TABLE events; Type: ACL; Schema: log; Owner: postgres
--

GRANT SELECT,INSERT ON TABLE log.events TO prumo_command;
GRANT SELECT ON TABLE log.events TO prumo_projection;


--
-- Name: COLUMN events."position"; Type: ACL; Schema: log; Owner: postgres
--

GRANT SELECT("position") ON TABLE log.events TO prumo_query;


--
-- Name: COLUMN events.event_id; Type: ACL; Schema: log; Owner: postgres
--

GRANT SELECT(event_id) ON TABLE log.events TO prumo_query;


--
-- Name: TABLE identity; Type: ACL; Schema: log; Owner: postgres
--

GRANT SELECT ON TABLE log.identity TO prumo_command;
GRANT SELECT ON TABLE log.identity TO prumo_projection;
GRANT SELECT ON TABLE log.identity TO prumo_query;


--
-- Name: TABLE bound_log; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.bound_log TO prumo_command;


--
-- Name: TABLE command_ids; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.command_ids TO prumo_command;


--
-- Name: TABLE credentials; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.credentials TO prumo_command;


--
-- Name: TABLE denial_counts; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.denial_counts TO prumo_command;


--
-- Name: TABLE denials; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.denials TO prumo_command;
GRANT INSERT ON TABLE platform.denials TO prumo_query;


--
-- Name: COLUMN denials.denial_id; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT(denial_id) ON TABLE platform.denials TO prumo_query;


--
-- Name: COLUMN denials.organization_id; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT(organization_id) ON TABLE platform.denials TO prumo_query;


--
-- Name: TABLE documents_with_files; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.documents_with_files TO prumo_command;


--
-- Name: TABLE erased_persons; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.erased_persons TO prumo_command;


--
-- Name: TABLE file_uploads; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.file_uploads TO prumo_command;


--
-- Name: TABLE hand_offs; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.hand_offs TO prumo_command;


--
-- Name: TABLE import_jobs; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.import_jobs TO prumo_command;


--
-- Name: TABLE ledger; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.ledger TO prumo_command;


--
-- Name: TABLE person_keys; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.person_keys TO prumo_command;
GRANT SELECT ON TABLE platform.person_keys TO prumo_projection;


--
-- Name: TABLE policies; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.policies TO prumo_command;


--
-- Name: TABLE policy_work; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.policy_work TO prumo_command;
GRANT SELECT ON TABLE platform.policy_work TO prumo_projection;


--
-- Name: TABLE project_logs; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.project_logs TO prumo_command;


--
-- Name: TABLE rate_limits; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.rate_limits TO prumo_command;


--
-- Name: TABLE recovery_codes; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.recovery_codes TO prumo_command;


--
-- Name: TABLE relay; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.relay TO prumo_command;
GRANT SELECT,INSERT,UPDATE ON TABLE platform.relay TO prumo_projection;


--
-- Name: TABLE sessions; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.sessions TO prumo_command;
GRANT SELECT ON TABLE platform.sessions TO prumo_query;


--
-- Name: COLUMN sessions.seen_at; Type: ACL; Schema: platform; Owner: postgres
--

GRANT UPDATE(seen_at) ON TABLE platform.sessions TO prumo_query;


--
-- Name: TABLE snapshots; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.snapshots TO prumo_command;


--
-- Name: TABLE uploads; Type: ACL; Schema: platform; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.uploads TO prumo_command;


--
-- Name: TABLE audit_actions_v6; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_actions_v6 TO prumo_query;


--
-- Name: TABLE audit_actions; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_actions TO prumo_query;


--
-- Name: TABLE audit_erasures_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_erasures_v2 TO prumo_query;


--
-- Name: TABLE audit_erasures; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_erasures TO prumo_query;


--
-- Name: TABLE audit_exports_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_exports_v3 TO prumo_query;


--
-- Name: TABLE audit_exports; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_exports TO prumo_query;


--
-- Name: TABLE audit_head_places_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_head_places_v3 TO prumo_query;


--
-- Name: TABLE audit_head_places; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_head_places TO prumo_query;


--
-- Name: TABLE audit_heads_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_heads_v2 TO prumo_query;


--
-- Name: TABLE audit_heads; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_heads TO prumo_query;


--
-- Name: TABLE audit_kinds_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_kinds_v3 TO prumo_query;


--
-- Name: TABLE audit_kinds; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_kinds TO prumo_query;


--
-- Name: TABLE audit_names_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_names_v3 TO prumo_query;


--
-- Name: TABLE audit_names; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_names TO prumo_query;


--
-- Name: TABLE audit_retentions_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_retentions_v2 TO prumo_query;


--
-- Name: TABLE audit_retentions; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_retentions TO prumo_query;


--
-- Name: TABLE audit_tree_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_tree_v2 TO prumo_query;
GRANT SELECT ON TABLE read.audit_tree_v2 TO prumo_command;


--
-- Name: TABLE audit_tree; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_tree TO prumo_query;
GRANT SELECT ON TABLE read.audit_tree TO prumo_command;


--
-- Name: TABLE audit_views_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_views_v3 TO prumo_query;


--
-- Name: TABLE audit_views; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.audit_views TO prumo_query;


--
-- Name: TABLE canvas_areas_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.canvas_areas_v2 TO prumo_query;


--
-- Name: TABLE canvas_areas; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.canvas_areas TO prumo_query;


--
-- Name: TABLE canvas_cards_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.canvas_cards_v3 TO prumo_query;


--
-- Name: TABLE canvas_cards; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.canvas_cards TO prumo_query;


--
-- Name: TABLE checkpoints; Type: ACL; Schema: read; Owner: postgres
--

GRANT SELECT ON TABLE read.checkpoints TO prumo_command;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE read.checkpoints TO prumo_projection;
GRANT SELECT ON TABLE read.checkpoints TO prumo_query;


--
-- Name: TABLE discussion_comments_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.discussion_comments_v2 TO prumo_query;


--
-- Name: TABLE discussion_comments; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.discussion_comments TO prumo_query;


--
-- Name: TABLE discussion_files_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.discussion_files_v3 TO prumo_query;


--
-- Name: TABLE discussion_files; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.discussion_files TO prumo_query;


--
-- Name: TABLE discussion_storage_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.discussion_storage_v2 TO prumo_query;


--
-- Name: TABLE discussion_storage; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.discussion_storage TO prumo_query;


--
-- Name: TABLE documents_documents_v4; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_documents_v4 TO prumo_query;


--
-- Name: TABLE documents_documents; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_documents TO prumo_query;


--
-- Name: TABLE documents_fields_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_fields_v2 TO prumo_query;


--
-- Name: TABLE documents_fields; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_fields TO prumo_query;


--
-- Name: TABLE documents_sections_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_sections_v2 TO prumo_query;


--
-- Name: TABLE documents_sections; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_sections TO prumo_query;


--
-- Name: TABLE documents_sign_offs_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_sign_offs_v2 TO prumo_query;


--
-- Name: TABLE documents_sign_offs; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_sign_offs TO prumo_query;


--
-- Name: TABLE documents_signatures_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_signatures_v2 TO prumo_query;


--
-- Name: TABLE documents_signatures; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.documents_signatures TO prumo_query;


--
-- Name: TABLE identity_accounts_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.identity_accounts_v3 TO prumo_query;


--
-- Name: TABLE identity_accounts; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.identity_accounts TO prumo_query;


--
-- Name: TABLE imports_imports_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.imports_imports_v2 TO prumo_query;


--
-- Name: TABLE imports_imports; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.imports_imports TO prumo_query;


--
-- Name: TABLE imports_mappings_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.imports_mappings_v2 TO prumo_query;


--
-- Name: TABLE imports_mappings; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.imports_mappings TO prumo_query;


--
-- Name: TABLE organization_access_profiles_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.organization_access_profiles_v2 TO prumo_query;


--
-- Name: TABLE organization_access_profiles; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.organization_access_profiles TO prumo_query;


--
-- Name: TABLE organization_companies_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.organization_companies_v2 TO prumo_query;


--
-- Name: TABLE organization_companies; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.organization_companies TO prumo_query;


--
-- Name: TABLE organization_users_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.organization_users_v3 TO prumo_query;


--
-- Name: TABLE organization_users; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.organization_users TO prumo_query;


--
-- Name: TABLE parked; Type: ACL; Schema: read; Owner: postgres
--

GRANT SELECT ON TABLE read.parked TO prumo_command;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE read.parked TO prumo_projection;
GRANT SELECT ON TABLE read.parked TO prumo_query;


--
-- Name: TABLE projects_favorites_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.projects_favorites_v2 TO prumo_query;


--
-- Name: TABLE projects_favorites; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.projects_favorites TO prumo_query;


--
-- Name: TABLE projects_projects_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.projects_projects_v3 TO prumo_query;


--
-- Name: TABLE projects_projects; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.projects_projects TO prumo_query;


--
-- Name: TABLE shards; Type: ACL; Schema: read; Owner: postgres
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE read.shards TO prumo_projection;


--
-- Name: TABLE subscription_subscriptions_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.subscription_subscriptions_v2 TO prumo_query;


--
-- Name: TABLE subscription_subscriptions; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.subscription_subscriptions TO prumo_query;


--
-- Name: TABLE tasks_behaviours_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_behaviours_v2 TO prumo_query;


--
-- Name: TABLE tasks_behaviours; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_behaviours TO prumo_query;


--
-- Name: TABLE tasks_checklist_items_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_checklist_items_v2 TO prumo_query;


--
-- Name: TABLE tasks_checklist_items; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_checklist_items TO prumo_query;


--
-- Name: TABLE tasks_deleted_tasks_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_deleted_tasks_v2 TO prumo_query;


--
-- Name: TABLE tasks_deleted_tasks; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_deleted_tasks TO prumo_query;


--
-- Name: TABLE tasks_steps_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_steps_v2 TO prumo_query;


--
-- Name: TABLE tasks_steps; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_steps TO prumo_query;


--
-- Name: TABLE tasks_tags_v2; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_tags_v2 TO prumo_query;


--
-- Name: TABLE tasks_tags; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_tags TO prumo_query;


--
-- Name: TABLE tasks_tasks_v3; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_tasks_v3 TO prumo_query;


--
-- Name: TABLE tasks_tasks; Type: ACL; Schema: read; Owner: prumo_projection
--

GRANT SELECT ON TABLE read.tasks_tasks TO prumo_query;


--
-- PostgreSQL database dump complete
--


