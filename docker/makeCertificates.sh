#!/bin/bash
# Makes a certificate authority and EventStoreDB's certificate, once. The authority's key is not kept: it signs nothing else.
# Usage: makeCertificates.sh <folder of the node> <folder of the authority's certificate> <owner of both>
set -euo pipefail
node=$1 authority=$2 owner=$3

if [ -f "$node/node.key" ] && [ -f "$node/node.crt" ] && [ -f "$authority/ca.crt" ]; then exit 0; fi

draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
es-gencert-cli create-ca -days 1825 -out "$draft/ca"
es-gencert-cli create-node -days 1825 -ca-certificate "$draft/ca/ca.crt" -ca-key "$draft/ca/ca.key" -out "$draft/node" \
  -ip-addresses 127.0.0.1 -dns-names eventstore,localhost

cp "$draft/ca/ca.crt" "$authority/ca.crt"
cp "$draft/node/node.crt" "$node/node.crt"
cp "$draft/node/node.key" "$node/node.key"
chmod 444 "$authority/ca.crt" "$node/node.crt"
chmod 400 "$node/node.key"
chown "$owner" "$node" "$authority" "$node"/node.* "$authority/ca.crt"
