/**
 * Names known all over the world, by what they are of; as keys (lower case, without possessive), separated by commas.
 * Only names that are no words of a language, no given names and no places: "Target", "Claude" and "Paris" are not here.
 * Shops, publishers, authorities and who does business under many brands are organizations; makers of what people buy by
 * name, and sites where they have accounts, are brands.
 */
const list = (names: string): readonly string[] =>
  names
    .split(',')
    .map((name) => name.replaceAll(/\s+/gu, ' ').trim())
    .filter((name) => name !== '');

export const knownNames = {
  organization:
    list(`google, amazon, meta, openai, anthropic, ibm, ebay, etsy, walmart, costco, home depot, lowe, kroger, aldi, lidl,
    tesco, sainsbury, carrefour, auchan, decathlon, leroy merlin, fnac, mediamarkt, zalando, idealo, el corte inglés, best buy, wayfair, alibaba,
    aliexpress, bbc, cnn, npr, cnbc, hgtv, cnet, pcmag, techcrunch, techradar, reuters, associated press, bloomberg, forbes, huffpost, buzzfeed,
    new york times, washington post, wall street journal, usa today, guardian, financial times, le monde, le figaro, el país, spiegel, consumer reports,
    good housekeeping, publishers weekly, national geographic, wirecutter, business insider, healthline, webmd, verywell, mayo clinic, cleveland clinic,
    johns hopkins, johns hopkins medicine, harvard, harvard university, harvard medical school, stanford, yale, princeton university,
    massachusetts institute of technology, mit, ucla, caltech, columbia university, fda, cdc, epa, usda, irs, ftc, fcc, nasa, noaa, nih, nhs, osha,
    nist, shrm, fmcsa, usdot, aaa, ama, ada, aap, american dental association, american academy of pediatrics, american heart association, better homes & gardens, usps, ups, spca, aspca, niosh, unicef, unesco, oecd, ieee, w3c, aarp, medicare, medicaid, social security administration, better business bureau, bbb, red cross,
    united nations, world bank, world health organization, european union, european commission, trustpilot, yelp, tripadvisor, capterra, glassdoor,
    gartner, forrester, mckinsey, deloitte, accenture, pwc, kpmg, statista, pew research center, bank of america, wells fargo, jpmorgan chase,
    fedex, usps, dhl, airbnb, expedia, homeadvisor, angi, houzz, thumbtack, zillow, redfin, craigslist, nerdwallet, bankrate, legalzoom,
    stiftung warentest, verbraucherzentrale, adac, schufa, finanztip, check24, que choisir, ademe, insee, ocu, idae`),
  brand:
    list(`apple, microsoft, samsung, sony, philips, bosch, siemens, miele, panasonic, dyson, toshiba, nike, adidas, puma, reebok, lululemon, under armour,
    new balance, patagonia, north face, columbia sportswear, levi strauss, uniqlo, toyota, honda, bmw, mercedes-benz, audi, volkswagen, renault, peugeot,
    tesla, hyundai, kia, nissan, volvo, subaru, mazda, canon, nikon, fujifilm, gopro, lenovo, asus, logitech, anker, bose, jbl, sennheiser, shure,
    garmin, fitbit, xiaomi, huawei, oneplus, nokia, motorola, nintendo, playstation, xbox, lego, ikea, dewalt, makita, ryobi, breville, delonghi,
    nespresso, keurig, kitchenaid, cuisinart, vitamix, nestlé, coca-cola, pepsi, starbucks, mcdonald, energizer, duracell, shopify, wordpress, wix,
    squarespace, webflow, godaddy, bluehost, woocommerce, magento, hubspot, salesforce, mailchimp, pipedrive, zendesk, freshworks, dropbox, evernote,
    canva, figma, adobe, quickbooks, freshbooks, paypal, klarna, semrush, ahrefs, netflix, spotify, hulu, facebook, instagram, youtube, tiktok, linkedin,
    pinterest, twitter, snapchat, reddit, whatsapp, telegram, discord, quora, tumblr, twitch, vimeo, skype, grammarly, duolingo, headspace, mastercard, american express, disney, uber, airtable, zapier`),
  product:
    list(`chatgpt, copilot, midjourney, gmail, adwords, adsense, google ads, google analytics, google search console, google maps, google docs, google sheets,
    google drive, google calendar, google assistant, google shopping, google merchant center, google play, google home, google chrome, google scholar,
    amazon alexa, amazon prime, siri, iphone, ipad, macbook, airpods, apple watch, apple pay, apple music, kindle, photoshop, lightroom, illustrator,
    indesign, premiere pro, final cut pro, garageband, audacity, microsoft excel, excel, microsoft word, powerpoint, onenote, microsoft teams,
    microsoft office, microsoft 365, office 365, microsoft azure, aws, amazon web services, android, ios, macos, linux, ubuntu, mysql, postgresql, mongodb,
    sqlite, redis, docker, kubernetes, github, stack overflow, react, react native, jquery, vue.js, node.js, angularjs, power bi, trello, jira, hootsuite, metamask, visual studio code, instant pot, tylenol, advil, lexapro, prozac, zoloft, xanax, ozempic,
    wegovy, viagra, botox, facebook ads, instagram reels, youtube shorts, whatsapp business, playstation 5, nintendo switch`),
  concept:
    list(`bluetooth, wi-fi, wifi, usb, usb-c, hdmi, xlr, nfc, gps, html, css, javascript, typescript, json, xml, csv, api, apis, seo, ppc, ctr, url, urls, mvp, sku, skus, saas, paas, hipaa, gdpr, ccpa,
    pci, pci dss, ferpa, coppa, hitrust, leed, adhd, ptsd, ocd, dna, ldl, hdl, bmi, vpn, dns, ssl, tls, ssd, hdd, oled, lcd, hepa, hvac, ibs, uv, upf, spf,
    ai, iot, poe, microsd, sd card, ip, ip67, ipx5, ipx7, 4k, hd, full hd, uhd, hdr, fps, mp3, mp4, rgb, led, qr, ui, ux, cta, kpi, roi, b2b, b2c, cms, rss, xss, sql, ftp, smtp, ldac,
    mediterranean diet, dash diet, keto, covid-19, covid, dsgvo, rgpd, iban, sepa`),
  work: list(`jama, jama internal medicine, jama psychiatry, jama pediatrics, lancet, new england journal of medicine, nejm, bmj, pnas, plos one, wikipedia, bible,
    quran, harry potter, star wars, star trek, lord of the rings, game of thrones`),
  event:
    list(`black friday, cyber monday, prime day, christmas, easter, thanksgiving, halloween, hanukkah, ramadan, valentine day, oktoberfest, super bowl,
    olympics, olympic games, world cup, world war i, world war ii, great depression, industrial revolution, french revolution, renaissance, cold war`),
} as const;

/**
 * What names stand for that may also be words or short for something else: the type of a name if it is one, but no
 * sign that it is. Abbreviations of things, tests and accounts; software.
 */
export const knownTypes = {
  concept:
    list(`b corp, certified b corp, devops, dataops, mlops, lgbtq, lgbtq+, lgbtqia, zero trust, ecommerce, e-commerce, gen ai, generative ai, etl, eeg, lidar, mixed reality, ram, rom, cpu, gpu, nvr, dvr, ptz, ir, sim, esim, pv, eq, anc, lte, lan, wan, vlan, nas, sdk, ide, apk, pwa, ocr, nlp, llm, llms, gpt, vr, ar, os, pc, tv, pdf,
    jpeg, png, gif, svg, dslr, slr, aps-c, iso, isp, ddos, dpi, mfa, sso, siem, soc, grc, ciso, cto, cfo, sla, slas, rfp, okr, crm, erp, hris, hrms, hcm, peo, ats, lms,
    sop, pto, fmla, eeo, rsvp, av, diy, faq, nda, llc, pllc, ein, itin, ssn, dba, cpa, ira, roth ira, sep ira, 401(k), 403(b), 529 plan, hsa, fsa, apr, apy, etf, etfs, cpi, gdp, ebitda,
    pmi, hoa, heloc, gpa, mba, phd, sat, gre, gmat, lsat, mcat, toefl, ielts, ged, hiit, vo2 max, cbt, dbt, emdr, mbsr, mri, ecg, hiv, ivf, pcos, bpa, pfas, voc, gmo, gots, oeko-tex,
    fair trade, suv, phev, awd, abs, rpg, rpgs, p2p, monte carlo simulation, ipv4, ipv6, wireguard, aes-256, ipsec, http, https, rest, graphql, oauth, json-ld, schema.org, art deco, art nouveau, rococo, biedermeier, mid-century modern, python, kotlin, php, golang, objective-c, c++, c#, sha-256, rsa`),
  person:
    list(`plato, socrates, aristotle, confucius, epictetus, pythagoras, archimedes, euclid, hippocrates, homer, virgil, cicero, cleopatra, napoleon,
    buddha, gautama buddha, shakespeare, dante, goethe, voltaire, rousseau, descartes, spinoza, kant, hegel, nietzsche, schopenhauer, machiavelli,
    copernicus, galileo, kepler, isaac newton, einstein, albert einstein, darwin, charles darwin, pasteur, freud, sigmund freud, carl jung,
    leonardo da vinci, da vinci, michelangelo, raphael, rembrandt, vermeer, van gogh, picasso, mozart, beethoven, bach, chopin, gandhi, mahatma gandhi,
    nelson mandela, martin luther king, dalai lama, karl marx, adam smith, benjamin franklin, abraham lincoln, winston churchill`),
  product: list(
    `alexa, google play store, app store, apple app store, windows, windows 10, windows 11, microsoft windows, chrome, chromeos, firefox, safari, microsoft edge, openvpn, flutter, android studio, xcode, numpy, scipy, facetime, zoom, google meet, slack, microsoft project, smartsheet, wrike, basecamp, notion`,
  ),
} as const;

/** Phrases whose two initials stand for them everywhere, so that no page needs to explain them. */
export const knownPairs =
  list(`artificial intelligence, machine learning, business intelligence, user interface, human resources, public relations,
  virtual reality, augmented reality, electric vehicle, künstliche intelligenz, maschinelles lernen, intelligence artificielle,
  ressources humaines, inteligencia artificial`);
