import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { mapTiles } from '@/api/client/config';
import { sanitizeHtml } from '@/components/text/sanitize-html';
import { type Coordinates, NEPAL } from '@/lib/places/coordinates';
import { parseInert } from '@/lib/text/inert-html';
import { landmarks } from './landmarks';
import classes from './place.module.css';

/** The functions of a created map. */
export interface PlaceMapHandle {
  /** Moves the pin to the place, and scrolls it into view. */
  show: (place: Coordinates | undefined) => void;
  middle: () => Coordinates;
  remove: () => void;
}

const CLOSE = 13;

const coordinatesOf = ({ lat, lng }: L.LatLng): Coordinates => {
  const { lat: latitude, lng: longitude } = L.latLng(lat, lng).wrap();
  return { latitude, longitude };
};

/** Towns for orientation, which need no network. */
const addTowns = (map: L.Map) => {
  for (const [name, latitude, longitude] of landmarks) {
    const icon = L.divIcon({ className: classes.town ?? '', html: name });
    L.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
  }
};

/** The background: tiles if configured; towns otherwise, or after a tile failed to load. */
const addGround = (map: L.Map, onFailed: () => void) => {
  const tiles = mapTiles();
  if (!tiles) {
    addTowns(map);
    return;
  }
  const credit = new L.Control({ position: 'bottomright' });
  credit.onAdd = () => {
    const element = L.DomUtil.create('div', 'leaflet-control-attribution');
    element.append(...parseInert(sanitizeHtml(tiles.attribution).html).childNodes);
    return element;
  };
  credit.addTo(map);
  L.tileLayer(tiles.url, { maxZoom: 19 })
    .once('tileerror', () => {
      addTowns(map);
      onFailed();
    })
    .addTo(map);
};

/** Creates a Leaflet map in this element, with a pin at the place. */
export const createMap = (
  element: HTMLElement,
  first: Coordinates | undefined,
  { onPick, onGroundFailed }: { onPick: (place: Coordinates) => void; onGroundFailed: () => void },
): PlaceMapHandle => {
  const map = L.map(element, {
    zoomAnimation: false,
    fadeAnimation: false,
    worldCopyJump: true,
    // Leaflet writes both as HTML.
    zoomControl: false,
    attributionControl: false,
  });
  L.control.zoom({ zoomInText: '+', zoomOutText: '−' }).addTo(map);
  if (first) map.setView([first.latitude, first.longitude], CLOSE);
  else
    map.fitBounds([
      [NEPAL.south, NEPAL.west],
      [NEPAL.north, NEPAL.east],
    ]);
  addGround(map, onGroundFailed);

  const icon = L.divIcon({ className: classes.pin ?? '', iconSize: [24, 24], iconAnchor: [12, 24] });
  const pin = L.marker(map.getCenter(), { icon, draggable: true, keyboard: false });
  pin.on('dragend', () => onPick(coordinatesOf(pin.getLatLng())));
  map.on('click', ({ latlng }: L.LeafletMouseEvent) => onPick(coordinatesOf(latlng)));

  const resized = new ResizeObserver(() => map.invalidateSize());
  resized.observe(element);

  return {
    show: (place) => {
      if (!place) {
        pin.remove();
        return;
      }
      const at = L.latLng(place.latitude, place.longitude);
      pin.setLatLng(at).addTo(map);
      if (!map.getBounds().contains(at)) map.setView(at, Math.max(map.getZoom(), CLOSE), { animate: false });
    },
    middle: () => coordinatesOf(map.getCenter()),
    remove: () => {
      resized.disconnect();
      map.remove();
    },
  };
};
