import { typedSource } from '@/domain/nepal/tables/claims';

/** A publication that the table of places has numbers from; only facts were taken. */
export interface Source {
  name: string;
  /** Undefined for numbers that several publications agree on. */
  url?: string;
  /** Undefined if none is named. */
  licence?: string;
}

/** When the sources were read. */
export const AS_OF = '2026-11-28';

const page = (name: string): Source => ({ name, url: `https://${name}` });

/** Its licence asks that it is named where its data is shown. */
export const geoNames = { name: 'GeoNames', url: 'https://www.geonames.org', licence: 'CC BY 4.0' };

/** By the short name that rows of the table use. */
export const sources: Readonly<Record<string, Source>> = {
  gn: geoNames,
  several: { name: 'Several published itineraries that agree' },
  gist: page('gist.github.com/Rosaniline/9a519459165106bda315f7763cfe69c8'),
  guides: page('preview-books.com/9781599209784'),
  trans: page(
    'transhimalayantour.com/package/ultimate-gokyo-trek-with-gokyo-ri-5th-lake-and-renjo-la-pass-trek-17-days',
  ),
  sujoy: page('sujoyrdas.blogspot.com/2011/08/gokyo-trek-in-everest-region-april-2012.html'),
  project: page('project-himalaya.com/2010-2000/k-everesttrek-peaks-valleys.html'),
  boundless: page('boundlessadventure.com/map/everest-three-passes-trek-route-map'),
  seek: page('weseektravel.com/kongma-la-pass'),
  slov: page('slovreme.net/vreme_video/dingboche_trek_to_lobuche_-_day_7_everest_base_camp_trek/55540'),
  lotus: page('green-lotus-trekking.com/everest-region'),
  bush: page('forum.bushwalk.com/forum/viewtopic.php?f=43&t=11416'),
  grace: page('gracetrek.com/everest-region/everest-traditional-trails-20-days'),
  peaks: page('en.wikipedia.org/wiki/Trekking_peak'),
  monarch: page('mountainmonarch.com/blog/highest-mountains-of-the-world'),
  thousands: page('globlesms.blogspot.com/2008/07/worlds-14-highest-mountain-peaks-above.html'),
  attraction: page('attractionnp.blogspot.com/2008/07/trekking.html'),
  encounters: page('himalayanencounters.com/dossier_annapurna_manang_thorungla_small.php'),
  wilder: page('wilderness-experience.com/trekking-in-nepal/annapurna-circuit-trek.php'),
  lost: page('lostearthadventures.co.uk/annapurna-circuit-trek-itinerary'),
  asia: page('traveltrek.asia/index.php/trekking-nepal/manaslu-trek-with-annapurna-circuit'),
  nangpa: page('khumbunangpala.net/nar-phu-valley-trekking'),
  hvt: page('hvtreks.com/lodgetrek/nar-phu-khangla-hiking'),
  een: page('everestexpeditionsnepal.blogspot.com/2020/04/nar-phu-valley-trek.html'),
  kasturi: page('kasturie.blogspot.com/2015/12/trekking-to-annapurna-base-camp-nepal.html'),
  world: page('ourworldtravels.net/destinations/trekking-in-nepal/annapurna-base-camp-itinerary'),
  navya: page('issuu.com/navyaata/docs/issue4/84'),
  rocking: page('rockingthisworld.com/index.php?site=tikhedhungga'),
  oregon: page('oregonhikers.org/forum/viewtopic.php?p=192861'),
  nst: page('nstreks.com/annapurna-bc.php'),
  mardi: page('gracetrekking.com/mardi-himal-trek'),
  lower: page('treks2nepal.com/nepal/rara_lake_trekking.php'),
  mustang: page('iterhimalaya.tk/p/upper-mustang-tramping.html'),
  fifteen: page(
    'expedia.no/things-to-do/fra-katmandu-15-dagers-vandring-i-ovre-mustang.a46108535.aktiviteter-detaljer',
  ),
  partners: page('trekkingpartners.com/requests/upper-mustang-trek-10'),
  expedia: page(
    'expedia.com.ph/things-to-do/from-pokhara-ultra-light-flying-over-himalayas.a47676068.activity-details',
  ),
  daddy: page('daddysdeals.co.za/manaslu-circuit-trek-itinerary-2'),
  raffaele: page('raffaeledellavalle.neocities.org/safe/manaslu.txt'),
  wetravel: page(
    'wetravel.com/trips/manaslu-circuit-a-mindful-journey-of-the-eighth-highest-mountain-tailored-treks-and-expeditions-1011663488',
  ),
  doban: page('himalayanencounters.com/dossier_high_altitude_trekking_manaslu_circuit_trek_2.php'),
  sikkim: page('trekkingtosikkim.com/nepal/trekking-in-nepal/manaslu-trekking.html'),
  dmi: page('destinationmanagementinc.com/langtang-gosainkunda-trek'),
  climber: page(
    'occasionalclimber.co.nz/browse-images-2/roof-of-the-world/nepal-langtanghelambu-nov-99-browse/langtanghelambu-kathmandu-to-langtang',
  ),
  ganja: page('reporter-josephine-52301.netlify.app/langtang–gosaikund–helambu.html'),
  helambu: page('adventuresnepal.com/nepal/trekking/helambu-trek.htm'),
  news: page('asiatravel.news/helambu-trek-best-for-short-trips'),
  karma: page('lamakarma.net/shorter-trekking-routes/the-helambu-valley-trek-7-days'),
  blon: page('blonholiday.wordpress.com/2017/01/12/helambu-trek-05-days'),
  latombe: page('robotics.stanford.edu/~latombe/mountain/photo/kanchenjunga-1994/kanchenjunga-1994.htm'),
  traverse: page('ai.stanford.edu/~latombe/mountain/photo/nepal-traverse-08-11/leg12.htm'),
  rendezvous: page('tourismrendezvous.com/tour-packages/856/kanchenjunga-trek-28-days'),
  htx: page('htexpeditions.com/treks/index/5'),
  himex: page('himexnepal.com/package/makalu-base-camp'),
  hikers: page('himalayanhikers.com/trekking/makalu-base-camp'),
  royal: page('royalmt.com.np/package/dhaulagiri-pass-trek'),
  lamarando: page('lamarando.com/?p=4110'),
  tsho: page('businesspartnernepal.com/2018/05/tsho-rolpa-lake-trek-high-glacial-lake.html'),
  sheep: page('hotelbluesheepinn.com/travel-guide/trek-to-lower-dolpo-circuit'),
  dolpo: page('himalayanencounters.com/dossier_high_altitude_trekking_dolpo_small.php'),
  rock: page('hardrocktreks.com/upper-dolpo-trekking.html'),
  ska: page('ska-adventures.com/trekking/dolpo-trek'),
  humla: page('tourtraveljourney.blogspot.com/2011/06/introduction-of-humla-and-humla.html'),
  magical: page('magicalnepal.com/trip/jumla-rara-lake-trek'),
  charming: page('charmingtrek.com/jumla-to-rara-lake-trekking.html'),
  ght: page('kipdf.com/day-by-day-itinerary-ght-lower-trail_5aeae48b7f8b9a3b178b45a9.html'),
  outset: page('traveloutset.com/nepal/kanchenjunga-circuit-trek-itinerary'),
  airports: { name: 'OurAirports', url: 'https://ourairports.com', licence: 'public domain' },
  gorakshep: page('hmong.in.th/wiki/Gorakshep'),
  gokyo: page('en.wikipedia.org/wiki/Gokyo'),
  tengboche: page('koaha.org/wiki/Tengboche'),
  phakding: page('wikimili.com/en/Phakding'),
  pangboche: page('en.wikipedia-on-ipfs.org/wiki/Pangboche'),
  dingboche: page('de.wiki.li/Dingboche'),
  chola: page(
    'te.m.wikipedia.org/wiki/%E0%B0%9A%E0%B1%8B_%E0%B0%B2%E0%B0%BE_(%E0%B0%A8%E0%B1%87%E0%B0%AA%E0%B0%BE%E0%B0%B2%E0%B1%8D)',
  ),
  kalapatthar: page('review.clateway.com/wiki/view_html.php?q=Kala_Patthar'),
  basecamp: page('yourbaseinfo.blogspot.com/2018/02/everest-base-camp.html'),
  raonline: page('raonline.ch/pages/np/visin/np_peaks01a2.html'),
  thorong: page('wikimili.com/en/Thorong_La'),
  ghorepani: page('it.other.wiki/wiki/Ghorepani'),
  sanctuary: page('wiki-gateway.eudic.net/wikipedia_en/Annapurna_Sanctuary.html'),
  manang: page('en.wikipedia.org/wiki/Manang'),
  kagbeni: page('kiwix.jackbot.fr/content/wikipedia_fr_all_maxi_2021-09/A/Kagbeni'),
  taplejung: page('gateway.ipfs.io/ipfs/QmXoypizjW3WknFiJnKLwHCnL72vedxjQkDDP1mXWo6uco/wiki/Taplejung.html'),
  mansiri: page('en.wikipedia.org/wiki/?oldid=1000601966&title=Mansiri_Himal'),
  alag: page('alag-presentation.blogspot.com/2008/12/annapurna-trekking-tour.html'),
  muktinath: page('review.clateway.com/wiki/view_html.php?q=Muktinath'),
  khumjung: page('enwikipedia.net/wiki/Khumjung'),
  sauraha: page('hereisnepal.com/sauraha'),
  boudha: page('piglix.com/piglix/Boudhanath'),
  langtang: page('github.com/admondtamang/langtang-trek'),
};

/** The source of a row: one of these, or an address or a text that an administrator typed. */
export const sourceOf = (text: string): Source => sources[text] ?? typedSource(text);
