#!/bin/sh
# Writes the settings of one installation from the environment: config.json for the app, and for nginx the origins that
# the app may call. The image runs it when it starts; docs/deploying.md has the command for other servers.
set -eu
: "${API_BASE_URL:?Set API_BASE_URL to the address of the API}"
: "${HTML_ROOT:=/srv/travel-admin}"
: "${NGINX_SETTINGS:=/etc/nginx/travel-admin}"

# Each value is one line: a line break, or another character that nobody sees, would break both files.
for name in API_BASE_URL METHOD_OVERRIDE WHOLE_RECORDS SITE_URL SITE_NAME MAP_TILES MAP_ATTRIBUTION REPORT_TO; do
    eval "value=\${$name:-}"
    case "$value" in
        *[[:cntrl:]]*) echo "$name has a line break or another control character" >&2; exit 1 ;;
    esac
done

# The origin of an address; 'self' for a path on the app's own, nothing for nothing.
origin() {
    case "$2" in
        '') ;;
        //* | /\\*) echo "$1 is another host, not a path: $2" >&2; return 1 ;;
        /*) echo "'self'" ;;
        *)
            printf '%s\n' "$2" | grep -Eo '^https?://[][A-Za-z0-9.:-]+($|/)' | sed 's#/$##' | grep . ||
                { echo "$1 is neither an http address nor a path: $2" >&2; return 1; }
            ;;
    esac
}
api_origin="$(origin API_BASE_URL "$API_BASE_URL")"
report_origin="$(origin REPORT_TO "${REPORT_TO:-}")"
origin SITE_URL "${SITE_URL:-}" > /dev/null

escaped() { printf '%s' "$1" | sed -e 's/\\/\\\\/g' -e 's/"/\\"/g'; }
# A name and its value as JSON has them; nothing where the value is not set.
entry() {
    [ -z "$2" ] || printf ',"%s":"%s"' "$1" "$(escaped "$2")"
}
{
    printf '{"methodOverride":"%s"' "$(escaped "${METHOD_OVERRIDE:-false}")"
    entry wholeRecords "${WHOLE_RECORDS:-}"
    entry apiBaseUrl "$API_BASE_URL"
    entry siteUrl "${SITE_URL:-}"
    entry siteName "${SITE_NAME:-}"
    entry mapTiles "${MAP_TILES:-}"
    entry mapAttribution "${MAP_ATTRIBUTION:-}"
    entry reportTo "${REPORT_TO:-}"
    printf '}\n'
} > "$HTML_ROOT/config.json"

printf 'set $api_origin "%s";\nset $report_origin "%s";\n' "$api_origin" "$report_origin" \
    > "$NGINX_SETTINGS/origins.conf"
