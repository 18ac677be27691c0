import { wordsIn, type AliasWords } from "./words.ts";

/** Nouns, all masculine, then adjectives that stand behind them and agree. Each is kind alone and beside any other. */
export const FRENCH: AliasWords = {
  first: wordsIn(`
Acacia Aigle Alpaga Arbre Astre Atoll Autobus Automne Avion Avril Bambou Basilic Bateau Bélier Bison Bleuet Bolide
Bosquet Bouleau Bus Cabri Cactus Caïman Camion Canari Canoë Canyon Caribou Castor Cèdre Chamois Chêne Cheval Colibri
Corail Cosmos Crocus Cyclone Cygne Cyprès Dahlia Dauphin Désert Diamant Dragon Éclair Élan Érable Espadon Été Faisan
Faon Fennec Ferry Figuier Fjord Flamant Fleuve Frêne Furet Galet Gecko Geyser Ginkgo Givre Glacier Goéland Granit
Grenat Grillon Guépard Hamster Héron Hêtre Hibou Hiver Ibis Iguane Îlot Impala Jardin Juillet Koala Lac Lagon
Laurier Léopard Lézard Lierre Lièvre Lion Loir Loriot Lotus Loup Lupin Lynx Matin Mélèze Mercure Merle Météore Métro
Mimosa Mistral Moineau Mouflon Moulin Muguet Narval Navire Neptune Nuage Océan Ocelot Oiseau Onyx Orage Oranger
Orion Orme Oryx Ours Palmier Panda Pélican Persil Phare Piano Pinson Planeur Platane Pluton Poirier Poisson Pommier
Poney Poulain Puma Quartz Radeau Renard Renne Robot Rocher Romarin Roseau Rosier Rubis Safran Saphir Sapin Saule
Saumon Scooter Sentier Séquoia Serval Sirius Soleil Sommet Tamarin Tambour Tapir Tigre Tilleul Torrent Toucan Train
Tramway Trèfle Triton Univers Vallon Vélo Voilier Volcan Wombat Yacht Zèbre Zéphyr
`),
  second: wordsIn(`
Actif Adroit Aérien Affable Agile Aimable Amical Amusant Animé Appliqué Attentif Avisé Azur Bleu Boréal Brillant
Calme Capable Célèbre Chanceux Chantant Clair Clément Comique Confiant Constant Content Cordial Cosmique Courtois
Créatif Cuivré Curieux Dansant Décidé Dévoué Digne Diligent Direct Discret Doré Doux Drôle Durable Écarlate Éclairé
Éclatant Efficace Éloquent Enjoué Épatant Épique Espiègle Estival Étoilé Éveillé Fabuleux Fameux Farceur Féerique
Festif Fiable Fidèle Fier Flexible Flottant Fluide Futé Généreux Génial Gracieux Habile Hardi Héroïque Heureux
Hivernal Honnête Humble Idéal Indigo Innovant Inspiré Intègre Inventif Joueur Jovial Joyeux Jubilant Juste Léger
Libre Limpide Logique Loyal Lucide Ludique Lumineux Lunaire Magique Marin Matinal Modéré Moderne Modeste Motivé
Musical Mythique Naturel Noble Notable Novateur Ordonné Original Paisible Parfait Patient Pensif Placide Plaisant
Poétique Polaire Poli Ponctuel Posé Pourpre Précieux Précis Prospère Prudent Radieux Rapide Réactif Réaliste
Réfléchi Résolu Rêveur Rieur Rigolo Sagace Sage Savant Sensé Sensible Serein Sérieux Sidéral Sincère Sociable
Soigneux Solaire Solide Sonore Souriant Spatial Spontané Sportif Stable Stoïque Studieux Sublime Subtil Super Sympa
Tenace Unique Utile Vaillant Véloce Vermeil Vif Vigilant Virtuose Vivace Volant
`),
};
